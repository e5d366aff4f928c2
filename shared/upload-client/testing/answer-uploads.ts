import * as v from 'valibot';
import {
  blockStatus,
  blockUploadCheck,
  claimFile,
  mergeFile,
  okEnvelope,
  parseForm,
  possessionChallenge,
  secondUploadCheck,
  uploadBlock,
  uploadFile,
} from '#shared/contracts';
import { type KeptFiles, md5Of } from './kept-files.ts';

/** Content that a colleague uploaded: its owner proves possession of it. */
export type OthersFiles = Map<string, Buffer>;

const gap = { status: 409, code: 'chunkmerge', message: '分片缺失|||Parts are missing', data: null };

/** The envelope that answers a call of the wire. The payload goes through the schema of the contract. */
export async function answerUpload(
  path: string,
  form: FormData,
  kept: KeptFiles,
  others: OthersFiles,
): Promise<unknown> {
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const payload = { ...parseForm(fields), ...(form.has('file') && { file: form.get('file') }) };
  switch (path) {
    case secondUploadCheck.path: {
      const { md5, name } = v.parse(secondUploadCheck.payload, payload);
      const content = kept.contents.get(md5);
      return okEnvelope(content ? kept.keep(name, content) : null);
    }
    case possessionChallenge.path: {
      const { md5, size } = v.parse(possessionChallenge.payload, payload);
      const ranges = [0, Math.floor(size / 2), size - 1].map((start) => ({ start, length: 1 }));
      return okEnvelope(others.has(md5) ? { challengeId: md5, ranges } : null);
    }
    case claimFile.path: {
      const { challengeId, name, rangesMd5 } = v.parse(claimFile.payload, payload);
      const content = others.get(challengeId) ?? Buffer.alloc(0);
      const proof = [0, Math.floor(content.length / 2), content.length - 1].map((at) => content[at] ?? 0);
      return okEnvelope(md5Of(Buffer.from(proof)) === rangesMd5 ? kept.keep(name, content) : null);
    }
    case uploadFile.path: {
      const { md5, file } = v.parse(uploadFile.payload, payload);
      const content = await contentOf(file);
      if (md5Of(content) !== md5) return { ...gap, code: 'invalid_input', status: 422 };
      return okEnvelope(kept.keep((file as File).name, content));
    }
    case blockUploadCheck.path: {
      const { md5, chunk, eachSize = 0, size } = v.parse(blockUploadCheck.payload, payload);
      return okEnvelope(kept.hasRange(md5, (chunk - 1) * eachSize, Math.min(size, chunk * eachSize)));
    }
    case blockStatus.path:
      return okEnvelope(statusOf(v.parse(blockStatus.payload, payload), kept));
    case uploadBlock.path: {
      const { md5, chunk, eachSize = 0, chunkMd5, file } = v.parse(uploadBlock.payload, payload);
      const content = await contentOf(file);
      if (chunkMd5 !== md5Of(content)) return { ...gap, code: 'invalid_input', status: 422 };
      kept.putPart(md5, (chunk - 1) * eachSize, content);
      return okEnvelope({ received: content.length });
    }
    case mergeFile.path: {
      const { md5, name, size } = v.parse(mergeFile.payload, payload);
      const content = kept.merge(md5, size);
      return content ? okEnvelope(kept.keep(name, content)) : gap;
    }
    default:
      throw new Error(`no call of uploads: ${path}`);
  }
}

function statusOf({ md5, size, eachSize }: v.InferOutput<typeof blockStatus.payload>, kept: KeptFiles) {
  const chunks = Math.max(1, Math.ceil(size / eachSize));
  const bits = Buffer.alloc(Math.ceil(chunks / 8));
  for (let at = 0; at < chunks; at += 1) {
    const isPresent = kept.hasRange(md5, at * eachSize, Math.min(size, (at + 1) * eachSize));
    if (isPresent) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at % 8));
  }
  return { chunks, present: bits.toString('base64url') };
}

async function contentOf(file: unknown): Promise<Buffer> {
  if (!(file instanceof Blob)) throw new TypeError('no file came');
  return Buffer.from(await file.arrayBuffer());
}
