import { randomUUID } from 'node:crypto';
import { type FileHandle, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { contentKeyPattern } from '#shared/contracts';
import type { BlobSlice, BlobStore, ByteRange, ListedBlob, WrittenBlob } from './blob-store.ts';
import { type Counter, createContentCounter, createPartCounter } from './content-counter.ts';
import { copyInto, isMissing, writeDurably } from './durable-file.ts';
import { createJoinThread, type Join } from './joining/join-thread.ts';
import { readFileInto } from './read-file-into.ts';
import { toStorageError } from './storage-error.ts';

/** Begins with a dot, so that no key is in it. */
const draftFolder = '.drafts';
/** Bytes of one read: each costs a turn of the event loop, and as many stay in memory for each download. */
const readSize = 256 * 1024;

/** Keeps blobs as files below a folder, which is created with the first of them. @param folder such as `DATA_DIR/files/blobs` */
export function createFolderBlobStore(folder: string): BlobStore {
  const pathOf = (key: string): string => {
    if (!contentKeyPattern.test(key)) throw new TypeError(`no blob can have the key ${JSON.stringify(key)}`);
    return join(folder, key);
  };
  const thread = createJoinThread();
  const fill = async <Result>(key: string, work: (file: FileHandle) => Promise<Result>): Promise<Result> => {
    const path = pathOf(key);
    try {
      return await writeDurably({ draft: join(folder, draftFolder, randomUUID()), path }, work);
    } catch (error) {
      throw toStorageError(error);
    }
  };
  const write = <Written>(key: string, source: AsyncIterable<Uint8Array>, counter: Counter<Written>) =>
    fill(key, async (file) => {
      await copyInto(file, counter.count(source));
      return counter.result();
    });
  return {
    write: (key, source) => write(key, source, createContentCounter()),
    writePart: (key, source) => write(key, source, createPartCounter()),
    join: (key, slices) => fill(key, (file) => takeSlices(thread.begin(file.fd), pathOf, slices)),
    read: async (key, range) => readFile(pathOf(key), range),
    readInto: async (key, target) => readFileInto(pathOf(key), target),
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

/** The thread is asked for one slice after the other, so that it serves other joins between them. */
async function takeSlices(
  run: Join,
  pathOf: (key: string) => string,
  slices: AsyncIterable<BlobSlice>,
): Promise<WrittenBlob> {
  try {
    for await (const { key, range } of slices) await run.take(pathOf(key), range);
    return await run.end();
  } finally {
    run.drop();
  }
}

async function readFile(path: string, range: ByteRange | undefined): Promise<Readable | undefined> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw toStorageError(error);
  });
  if (!file || !range) return file?.createReadStream({ highWaterMark: readSize });
  const { size } = await file.stat();
  if (range.start < size) return file.createReadStream({ ...range, highWaterMark: readSize });
  await file.close();
  return Readable.from([]);
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<ListedBlob> {
  const base = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (base && !contentKeyPattern.test(base.slice(0, -1))) return;
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
