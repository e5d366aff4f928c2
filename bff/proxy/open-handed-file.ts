import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { finished, type Writable } from 'node:stream';
import { DomainError, type ErrorCode, parseHandedFile } from '#shared/contracts';

/** Bytes of one read: each costs a turn of the event loop, and twice as many stay in memory for each download. */
const readSize = 256 * 1024;

/** A file whose bytes are the answer. */
export interface OpenedFile {
  /** Bytes. */
  readonly size: number;
  /** Writes the bytes, and closes the file. The target stays open. Rejects where the file ends early or the target closes. */
  readonly writeTo: (target: Writable) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens what a header of the platform names. */
export type OpenHandedFile = (value: string) => Promise<OpenedFile>;

interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads contents of the platform from the folder that both use, so that their bytes leave once and not twice.
 * @throws DomainError `not_found` where the file has gone, `upstream_invalid` where no such file or range can be
 */
export function createFileOpener(folder: string): OpenHandedFile {
  return async (value) => {
    const named = parseHandedFile(value);
    if (!named) throw new DomainError('upstream_invalid');
    const { key, ...part } = named;
    const file = await open(path.join(folder, key), 'r').catch((cause: unknown) => {
      throw new DomainError(codeFor(cause), { cause });
    });
    await requireLength(file, part.end + 1);
    const close = () => file.close();
    return {
      size: part.end - part.start + 1,
      writeTo: (target) => copy(file, part, target).finally(close),
      close,
    };
  };
}

/** Two buffers take turns: one is read into while the other one is sent. A new one for each read costs the system its pages. */
async function copy(file: FileHandle, { start, end }: Part, target: Writable): Promise<void> {
  let [reading, sending] = [Buffer.allocUnsafeSlow(readSize), Buffer.allocUnsafeSlow(readSize)];
  let sent: Promise<void> | undefined;
  for (let position = start; position <= end; ) {
    const length = Math.min(readSize, end - position + 1);
    const [{ bytesRead }] = await Promise.all([file.read(reading, 0, length, position), sent]);
    if (bytesRead === 0) throw new DomainError('upstream_invalid');
    sent = send(target, reading.subarray(0, bytesRead));
    position += bytesRead;
    [reading, sending] = [sending, reading];
  }
  await sent;
}

/** Resolves when the bytes are out. Rejects as well where the target closes without a word. */
function send(target: Writable, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = finished(target, { readable: false }, (error) =>
      reject(error ?? new Error('the target is closed')),
    );
    target.write(bytes, (error) => {
      forget();
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Closes a shorter file: its answer would never be whole. */
async function requireLength(file: FileHandle, length: number): Promise<void> {
  const { size } = await file.stat();
  if (size >= length) return;
  await file.close();
  throw new DomainError('upstream_invalid');
}

function codeFor(error: unknown): ErrorCode {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing ? 'not_found' : 'store_unavailable';
}
