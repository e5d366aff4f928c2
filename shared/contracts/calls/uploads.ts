import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { idSchema, numberFromText } from '../text-values.ts';

const file = v.unknown();
/** Hexadecimal MD5, which names a file on the wire; the store itself trusts SHA-256 only. */
const md5 = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[0-9a-f]{32}$/));
/** Bytes of a whole file or a part, or a count of parts. */
const count = v.pipe(numberFromText, v.minValue(0));
/** The service that keeps the file, or the code of the app that it is for, which `appCodeSchema` describes. Importing it would weigh on the login page. */
const serverid = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,63}$/)), 'base');
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
/** Random id of an upload: the same request again, as after a lost answer, makes no other file. */
const uid = v.optional(idSchema);
const eachSize = v.optional(v.pipe(count, v.minValue(1)));

/** A file that is kept. */
export const storedFileSchema = v.object({
  fileId: idSchema,
  name,
  /** Bytes. */
  size: v.number(),
  /** Media type as the server found it. */
  type: v.string(),
  md5: v.string(),
  /** Address of its content, below `/api/storage/file/`. */
  path: v.string(),
});
export type StoredFile = v.InferOutput<typeof storedFileSchema>;

export const secondUploadCheck = defineCall({
  name: 'storage.upload.check',
  method: 'POST',
  path: '/api/storage/file_piecewise/second_upload_check',
  effect: 'change',
  needs: 'own',
  payload: v.object({ md5, name, size: v.optional(count), serverid, uid }),
  answer: v.nullable(storedFileSchema),
  summary:
    'Keeps a file at once that the user has already; null when it has to be uploaded or its possession proved.',
  source: 'N01',
});

export const possessionChallenge = defineCall({
  name: 'storage.upload.challenge',
  method: 'POST',
  path: '/api/storage/file_piecewise/possession_challenge',
  effect: 'change',
  needs: 'own',
  payload: v.object({ md5, size: count }),
  answer: v.nullable(
    v.object({
      challengeId: idSchema,
      /** Three ranges of bytes that the browser reads of its file. */
      ranges: v.array(v.object({ start: v.number(), length: v.number() })),
    }),
  ),
  summary:
    'Asks for a proof that the user has a file that somebody of the unit uploaded; null when nobody did.',
  source: 'portal',
});

export const claimFile = defineCall({
  name: 'storage.upload.claim',
  method: 'POST',
  path: '/api/storage/file_piecewise/claim',
  effect: 'change',
  needs: 'own',
  payload: v.object({ challengeId: idSchema, name, serverid, rangesMd5: md5, uid }),
  answer: v.nullable(storedFileSchema),
  summary:
    'Keeps a file at once by the MD5 of the three ranges one after the other; null when the proof is wrong or late.',
  source: 'portal',
});

export const uploadFile = defineCall({
  name: 'storage.upload.file',
  method: 'POST',
  path: '/zuul/api/storage/upload',
  effect: 'change',
  needs: 'own',
  encoding: 'multipart',
  payload: v.object({ serverid, file, uid: idSchema, md5 }),
  answer: storedFileSchema,
  summary: 'Uploads a small file in one request.',
  source: 'N02',
});

export const blockUploadCheck = defineCall({
  name: 'storage.upload.check_block',
  method: 'POST',
  path: '/api/storage/file_piecewise/block_upload_check',
  effect: 'read',
  needs: 'own',
  payload: v.object({ md5, size: count, chunks: count, name, uid: idSchema, chunk: count, eachSize }),
  answer: v.boolean(),
  summary: 'Whether one chunk (counted from 1) is already there.',
  source: 'N03',
});

export const blockStatus = defineCall({
  name: 'storage.upload.block_status',
  method: 'POST',
  path: '/api/storage/file_piecewise/block_status',
  effect: 'read',
  needs: 'own',
  payload: v.object({ md5, size: count, eachSize: v.pipe(count, v.minValue(1)) }),
  answer: v.object({
    chunks: v.number(),
    /** One bit a chunk, the first one lowest in the first byte; base64url. */
    present: v.string(),
  }),
  summary: 'Which chunks of a file of the user are already there, in one answer, for chunks of any size.',
  source: 'portal',
});

export const uploadBlock = defineCall({
  name: 'storage.upload.block',
  method: 'POST',
  path: '/zuul/api/storage/file_piecewise/upload',
  effect: 'change',
  needs: 'own',
  encoding: 'multipart',
  payload: v.object({
    md5,
    /** Counted from 1; from 0 with `chunkBase` 0 (D-42). */
    chunk: count,
    chunks: count,
    chunkBase: v.optional(v.pipe(numberFromText, v.picklist([0, 1])), 1),
    eachSize,
    fullSize: v.optional(count),
    size: v.optional(count),
    name: v.optional(name),
    fileName: v.optional(name),
    uid: idSchema,
    /** Of this chunk: what was damaged on the way is refused at once. */
    chunkMd5: v.optional(md5),
    file,
  }),
  answer: v.object({ received: v.number() }),
  summary: 'Uploads one chunk.',
  source: 'N03',
});

export const mergeFile = defineCall({
  name: 'storage.upload.merge',
  method: 'POST',
  path: '/api/storage/file_piecewise/merge_file',
  effect: 'change',
  needs: 'own',
  upload: true,
  payload: v.object({ md5, name, size: count, chunks: count, serverid, eachSize, uid }),
  answer: storedFileSchema,
  summary: 'Makes one file of its chunks. Asked again, it answers the same file.',
  source: 'N03',
});

export const base64ConvertImage = defineCall({
  name: 'storage.upload.base64_image',
  method: 'POST',
  path: '/api/storage/upload/base64_convert_image',
  effect: 'change',
  needs: 'own',
  upload: true,
  payload: v.object({ serverid, fileName: name, base64Str: v.string(), type: v.string() }),
  answer: storedFileSchema,
  summary: 'Uploads an image as base64.',
  source: 'N07',
});

export const showFile = defineCall({
  name: 'storage.show.file',
  method: 'GET',
  path: '/api/storage/file/{fileId}',
  effect: 'read',
  needs: 'kept',
  upload: true,
  payload: v.object({ fileId: idSchema, download: v.optional(v.picklist(['0', '1']), '0') }),
  answer: v.unknown(),
  reply: 'file',
  summary: 'The content of a file that the user may see, in ranges where asked; `download=1` saves it.',
  source: 'portal',
});

export const storageUsage = defineCall({
  name: 'storage.usage',
  method: 'GET',
  path: '/api/storage/usage',
  effect: 'read',
  needs: 'own',
  payload: v.object({}),
  answer: v.object({ used: v.number(), quota: v.number(), unitUsed: v.number(), unitQuota: v.number() }),
  summary: 'Bytes that the user and the unit keep, and may keep.',
  source: 'portal',
});
