import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { idSchema, numberFromText } from '../text-values.ts';
import { pictureDeadlineMs } from './deadlines.ts';

const file = v.unknown();

export const showUnitLogo = defineCall({
  name: 'storage.show.unit',
  method: 'GET',
  path: '/api/storage/show/unit/{unitId}',
  effect: 'read',
  deadlineMs: pictureDeadlineMs,
  payload: v.object({ unitId: idSchema }),
  answer: v.unknown(),
  reply: 'file',
  cached: true,
  audience: 'public',
  summary: "A unit's logo.",
  source: 'G01',
});

/** Pictures of apps, named by `Icon.imgPath`. */
export const showIcon = defineCall({
  name: 'storage.show.icon',
  method: 'GET',
  path: '/api/storage/show/icon/{name}',
  effect: 'read',
  deadlineMs: pictureDeadlineMs,
  payload: v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/)) }),
  answer: v.unknown(),
  reply: 'file',
  cached: true,
  audience: 'public',
  summary: "An app's picture.",
  source: 'portal',
});

export const secondUploadCheck = defineCall({
  name: 'storage.upload.check',
  method: 'POST',
  path: '/api/storage/file_piecewise/second_upload_check',
  effect: 'read',
  payload: v.looseObject({ md5: v.string(), name: v.string() }),
  answer: v.unknown(),
  summary: 'Whether the server already holds the file.',
  source: 'N01',
});

export const uploadFile = defineCall({
  name: 'storage.upload.file',
  method: 'POST',
  path: '/zuul/api/storage/upload',
  effect: 'change',
  encoding: 'multipart',
  payload: v.looseObject({
    serverid: v.optional(v.string(), 'base'),
    file,
    uid: v.string(),
    md5: v.string(),
  }),
  answer: v.unknown(),
  summary: 'Uploads a small file in one request.',
  source: 'N02',
});

export const blockUploadCheck = defineCall({
  name: 'storage.upload.check_block',
  method: 'POST',
  path: '/api/storage/file_piecewise/block_upload_check',
  effect: 'read',
  payload: v.looseObject({
    md5: v.string(),
    size: numberFromText,
    chunks: numberFromText,
    name: v.string(),
    uid: v.string(),
    chunk: numberFromText,
  }),
  answer: v.unknown(),
  summary: 'Whether one chunk (counted from 1) is already there.',
  source: 'N03',
});

export const uploadBlock = defineCall({
  name: 'storage.upload.block',
  method: 'POST',
  path: '/zuul/api/storage/file_piecewise/upload',
  effect: 'change',
  encoding: 'multipart',
  payload: v.looseObject({
    md5: v.string(),
    chunk: numberFromText,
    chunks: numberFromText,
    uid: v.string(),
    file,
  }),
  answer: v.unknown(),
  summary: 'Uploads one chunk.',
  source: 'N03',
});

export const mergeFile = defineCall({
  name: 'storage.upload.merge',
  method: 'POST',
  path: '/api/storage/file_piecewise/merge_file',
  effect: 'change',
  payload: v.object({ md5: v.string(), name: v.string(), size: numberFromText, chunks: numberFromText }),
  answer: v.unknown(),
  summary: 'Merges the chunks of a file.',
  source: 'N03',
});

export const base64ConvertImage = defineCall({
  name: 'storage.upload.base64_image',
  method: 'POST',
  path: '/api/storage/upload/base64_convert_image',
  effect: 'change',
  upload: true,
  payload: v.object({ serverid: v.string(), fileName: v.string(), base64Str: v.string(), type: v.string() }),
  answer: v.unknown(),
  summary: 'Uploads an image as base64.',
  source: 'N07',
});

export const tableToSpreadsheet = defineCall({
  name: 'base.export.table2xls',
  method: 'POST',
  path: '/api/base/common/table2xls',
  effect: 'read',
  payload: v.object({ title: v.string(), data: v.string() }),
  answer: v.unknown(),
  reply: 'file',
  summary: 'Turns an HTML table into a spreadsheet.',
  source: 'N09',
});
