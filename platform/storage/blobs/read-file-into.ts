import { close, open, read } from 'node:fs';
import { promisify } from 'node:util';
import { isMissing } from './durable-file.ts';
import { toStorageError } from './storage-error.ts';

// A handle of `fs/promises` and a stream cost more than the bytes of a small file.
const openFile = promisify(open);
const readFile = promisify(read);
const closeFile = promisify(close);

/** The first bytes of a file, as many as the target takes. @returns how many; undefined where there is no such file */
export async function readFileInto(path: string, target: Uint8Array): Promise<number | undefined> {
  try {
    const file = await openFile(path, 'r');
    try {
      return await fill(file, target);
    } finally {
      await closeFile(file);
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw toStorageError(error);
  }
}

/** The system may give less than it is asked for. */
async function fill(file: number, target: Uint8Array): Promise<number> {
  let length = 0;
  while (length < target.length) {
    const { bytesRead } = await readFile(file, target, length, target.length - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}
