import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { DemoPlatform } from '#platform/testing';
import {
  blockStatus,
  mergeFile,
  type StoredFile,
  secondUploadCheck,
  storageUsage,
  uploadBlock,
  uploadFile,
} from '#shared/contracts';

type Fields = Readonly<Record<string, string | number>>;

interface Envelope<Data> {
  status: number;
  code?: string;
  message: string;
  data: Data;
}

/** What a browser of one user does with files. */
export interface Uploader {
  check: (md5: string, fields?: Fields) => Promise<Envelope<StoredFile | null>>;
  single: (content: Buffer, name: string, fields?: Fields) => Promise<Envelope<StoredFile>>;
  /** @param chunk counted from 1 */
  block: (
    content: Buffer,
    eachSize: number,
    chunk: number,
    fields?: Fields,
  ) => Promise<Envelope<{ received: number }>>;
  /** All chunks, one after the other. */
  blocks: (content: Buffer, eachSize: number) => Promise<void>;
  merge: (content: Buffer, name: string, fields?: Fields) => Promise<Envelope<StoredFile>>;
  /** Which chunks are there, as ones and zeros. */
  present: (content: Buffer, eachSize: number) => Promise<string>;
  used: () => Promise<number>;
  fetch: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  postForm: (path: string, form: FormData) => Promise<Response>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert
  post: (path: string, fields: Fields) => Promise<any>;
}

export async function createUploader(platform: DemoPlatform, loginName: string): Promise<Uploader> {
  const client = await platform.as(loginName);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const fetchPath: Uploader['fetch'] = (path, headers = {}) =>
    fetch(platform.base + path, { headers: { ...headers, cookie } });
  const postForm: Uploader['postForm'] = (path, body) =>
    fetch(platform.base + path, { method: 'POST', body, headers: { cookie } });
  const post: Uploader['post'] = async (path, fields) => (await client.post(path, toTexts(fields))).body;
  const block: Uploader['block'] = async (content, eachSize, chunk, fields = {}) => {
    const piece = content.subarray((chunk - 1) * eachSize, chunk * eachSize);
    const chunks = Math.max(Math.ceil(content.length / eachSize), 1);
    const given = { md5: md5Of(content), chunk, chunks, eachSize, fullSize: content.length, uid: 'u1' };
    const form = toForm({ ...given, chunkMd5: md5Of(piece), name: 'a.bin', ...fields }, piece, 'blob');
    return (await postForm(uploadBlock.path, form)).json();
  };
  return {
    check: (md5, fields = {}) => post(secondUploadCheck.path, { md5, name: 'again.png', ...fields }),
    single: async (content, name, fields = {}) => {
      const form = toForm({ md5: md5Of(content), uid: 'u1', ...fields }, content, name);
      return (await postForm(uploadFile.path, form)).json();
    },
    block,
    blocks: async (content, eachSize) => {
      for (let chunk = 1; (chunk - 1) * eachSize < content.length; chunk += 1) {
        const { status, code } = await block(content, eachSize, chunk);
        if (status !== 200) throw new Error(`chunk ${chunk} is refused: ${code}`);
      }
    },
    merge: (content, name, fields = {}) =>
      post(mergeFile.path, { md5: md5Of(content), name, size: content.length, chunks: 1, ...fields }),
    present: async (content, eachSize) => {
      const { data } = await post(blockStatus.path, { md5: md5Of(content), size: content.length, eachSize });
      const bits = Buffer.from(data.present, 'base64url');
      return Array.from({ length: data.chunks }, (_, at) => ((bits[at >> 3] ?? 0) >> (at & 7)) & 1).join('');
    },
    used: async () => (await client.get(storageUsage.path)).body.data.used,
    fetch: fetchPath,
    postForm,
    post,
  };
}

export function md5Of(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}

/** Fields come before the file. */
export function toForm(fields: Fields, content: Buffer, name: string, type = ''): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set('file', new Blob([new Uint8Array(content)], { type }), name);
  return form;
}

/** Bytes that nothing takes for a known kind, other ones for each seed. */
export function contentOf(size: number, seed = 1): Buffer {
  const content = Buffer.alloc(size, 1);
  for (let at = 0; at < size; at += 1) content[at] = ((at * 31) ^ (at >> 7) ^ (seed * 97)) & 127;
  return content;
}

/** The smallest picture that is one, and some bytes. */
export function pngOf(seed = 1): Buffer {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(png, 'base64'), contentOf(16, seed)]);
}

function toTexts(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** As if nobody had ever sent anything. */
export async function emptyStorage(db: Kysely<Tables>): Promise<void> {
  const tables = [
    'possession_challenge',
    'upload_part',
    'upload',
    'stored_file',
    'stored_blob',
    'storage_use',
    'rate_limit',
  ] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
}
