import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore, ByteRange, ListedBlob } from './blob-store.ts';
import { type Counter, createContentCounter, createPartCounter } from './content-counter.ts';
import { toStorageError } from './storage-error.ts';

/** Segments of letters, digits, `_`, `-` and dots, none of which begins with a dot. */
const keyPattern = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/** Begins with a dot, so that no key is in it. */
const draftFolder = '.drafts';
/** Each write costs a call of the system, and each upload holds so many bytes. */
const writeSize = 256 * 1024;

/** Keeps blobs as files below a folder, which is created with the first of them. @param folder such as `DATA_DIR/files/blobs` */
export function createFolderBlobStore(folder: string): BlobStore {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new TypeError(`no blob can have the key ${JSON.stringify(key)}`);
    return join(folder, key);
  };
  const write = async <Written>(
    key: string,
    source: AsyncIterable<Uint8Array>,
    counter: Counter<Written>,
  ) => {
    const path = pathOf(key);
    try {
      await writeFile(join(folder, draftFolder, randomUUID()), path, counter.count(source));
      return counter.result();
    } catch (error) {
      throw toStorageError(error);
    }
  };
  return {
    write: (key, source) => write(key, source, createContentCounter()),
    writePart: (key, source) => write(key, source, createPartCounter()),
    read: async (key, range) => readFile(pathOf(key), range),
    remove: async (key) => {
      await rm(pathOf(key), { force: true }).catch(rethrowAsOutage);
    },
    list: (prefix) => listFiles(folder, prefix),
    removeUnfinished: async (before) => {
      for await (const { key, modifiedAt } of walkFolder(join(folder, draftFolder), '')) {
        if (modifiedAt < before) await rm(join(folder, draftFolder, key), { force: true });
      }
    },
  };
}

/** The content is written first, then its name. Both are on the disk before the caller goes on. */
async function writeFile(draft: string, path: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    const file = await inFolder(draft, () => open(draft, 'wx', 0o600));
    try {
      await copyInto(file, source);
      await file.sync();
    } finally {
      await file.close();
    }
    await inFolder(path, () => rename(draft, path));
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function copyInto(file: FileHandle, source: AsyncIterable<Uint8Array>): Promise<void> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source) {
    pieces.push(piece);
    length += piece.length;
    if (length < writeSize) continue;
    await writeAll(file, pieces, length);
    pieces = [];
    length = 0;
  }
  if (length > 0) await writeAll(file, pieces, length);
}

/** The system may take a part of what it is given. */
async function writeAll(file: FileHandle, pieces: Uint8Array[], length: number): Promise<void> {
  const { bytesWritten } = await file.writev(pieces);
  if (bytesWritten === length) return;
  const rest = Buffer.concat(pieces).subarray(bytesWritten);
  for (let at = 0; at < rest.length; ) at += (await file.write(rest, at)).bytesWritten;
}

/** Nearly always the folder is there, and asking first would cost each part two calls of the system. */
async function inFolder<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await makeFolder(dirname(path));
    return work();
  }
}

/** A folder is durable when the folder above it was written too. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readFile(path: string, range: ByteRange | undefined): Promise<Readable | undefined> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw toStorageError(error);
  });
  if (!file || !range) return file?.createReadStream();
  const { size } = await file.stat();
  if (range.start < size) return file.createReadStream({ start: range.start, end: range.end });
  await file.close();
  return Readable.from([]);
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<ListedBlob> {
  const base = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (base && !keyPattern.test(base.slice(0, -1))) return;
  for await (const blob of walkFolder(join(folder, base), base)) {
    if (blob.key.startsWith(prefix)) yield blob;
  }
}

/** Files below a folder whose names begin with no dot. @param base what stands before the names in keys */
async function* walkFolder(folder: string, base: string): AsyncGenerator<ListedBlob> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw toStorageError(error);
  });
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walkFolder(path, `${base}${entry.name}/`);
    else {
      const found = await stat(path).catch(() => undefined);
      if (found) yield { key: base + entry.name, modifiedAt: found.mtimeMs };
    }
  }
}

function rethrowAsOutage(error: unknown): never {
  throw toStorageError(error);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
