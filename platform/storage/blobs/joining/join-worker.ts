/** The program of the thread that puts contents together: it copies slices of files, and hashes them on the way. */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { FromJoiner, ToJoiner } from './worker-messages.ts';

type Take = Extract<ToJoiner, { kind: 'take' }>;

/** One piece for all. It stays in the cache of the processor while it is read, hashed twice and written. */
const piece = Buffer.allocUnsafeSlow(256 * 1024);

interface Hashes {
  readonly md5: Hash;
  readonly sha256: Hash;
}
const joins = new Map<number, Hashes>();

class MissingBytes extends Error {}

function answer(message: ToJoiner): FromJoiner {
  const { join } = message;
  const hashes = joins.get(join) ?? { md5: createHash('md5'), sha256: createHash('sha256') };
  try {
    if (message.kind === 'take') {
      joins.set(join, hashes);
      take(message, hashes);
      return { kind: 'taken', join };
    }
    joins.delete(join);
    return { kind: 'ended', join, md5: hashes.md5.digest('hex'), sha256: hashes.sha256.digest('hex') };
  } catch (error) {
    joins.delete(join);
    return { kind: 'failed', join, ...explain(error) };
  }
}

/** Nothing waits in this thread but other joins, so it asks the system without turns of an event loop. */
function take({ target, path, start, end }: Take, { md5, sha256 }: Hashes): void {
  const file = openSync(path, 'r');
  try {
    for (let at = start; at <= end; ) {
      const read = readSync(file, piece, 0, Math.min(piece.length, end + 1 - at), at);
      if (read === 0) throw new MissingBytes(`a part ends at ${at}`);
      const bytes = piece.subarray(0, read);
      md5.update(bytes);
      sha256.update(bytes);
      writeAll(target, bytes);
      at += read;
    }
  } finally {
    closeSync(file);
  }
}

/** The system may take a part of what it is given. */
function writeAll(target: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(target, bytes, at);
}

function explain(error: unknown): { message: string; code: string | undefined; isMissing: boolean } {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { message, code, isMissing: error instanceof MissingBytes || code === 'ENOENT' };
}

if (!parentPort) throw new Error('this is the program of a worker thread');
const port = parentPort;
port.on('message', (message: ToJoiner) => port.postMessage(answer(message)));
