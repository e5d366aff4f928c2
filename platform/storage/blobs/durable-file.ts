import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Each write costs a call of the system, and each upload holds so many bytes. */
const writeSize = 256 * 1024;

/** The content is written first, then its name. Both are on the disk before the caller goes on. */
export async function writeDurably<Result>(
  { draft, path }: { draft: string; path: string },
  fill: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await fillDraft(draft, fill);
    await inFolder(path, () => rename(draft, path));
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function fillDraft<Result>(
  draft: string,
  fill: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await inFolder(draft, () => open(draft, 'wx', 0o600));
  try {
    const result = await fill(file);
    await file.sync();
    return result;
  } finally {
    await file.close();
  }
}

/** In pieces of some size, whatever the source gives. */
export async function copyInto(file: FileHandle, source: AsyncIterable<Uint8Array>): Promise<void> {
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

/** Whether there is no such file, nor the folder that it would be in. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
