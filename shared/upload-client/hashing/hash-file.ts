import { createMd5 } from './md5.ts';
import type { Md5State } from './md5-engine.ts';

/** Bytes that are read and hashed at a time (N01). */
const sliceBytes = 2 * 1024 * 1024;
/** Progress is reported at most so often. */
const progressMs = 100;
/** The state is saved each so many bytes. */
const saveBytes = 64 * 1024 * 1024;

export interface HashOptions {
  /** Ends the hash, also for a pause; the state of {@link HashOptions.onState} goes on later. */
  signal?: AbortSignal | undefined;
  /** A state of an earlier hash of the same file. */
  saved?: Md5State | undefined;
  /** Bytes hashed so far, at most every 100 ms. */
  onProgress?: ((bytes: number) => void) | undefined;
  /** Called each 64 MB, and when the signal ends the hash. */
  onState?: ((state: Md5State) => void) | undefined;
}

/**
 * MD5 of a file or a part of it, hexadecimal. While one slice is hashed the next one is read.
 * @throws the reason of the signal; `NotReadableError` where the file changed on disk
 */
export async function hashFile(file: Blob, options: HashOptions = {}): Promise<string> {
  const { signal, saved, onProgress, onState } = options;
  signal?.throwIfAborted();
  const md5 = await createMd5(saved && saved.bytes <= file.size ? saved : undefined);
  let savedAt = md5.bytes;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let next = readSlice(file, md5.bytes);
  while (md5.bytes < file.size) {
    const slice = await next;
    if (signal?.aborted) {
      onState?.(md5.save());
      throw signal.reason;
    }
    next = readSlice(file, md5.bytes + slice.byteLength);
    // Nobody waits for it where hashing throws.
    next.catch(() => undefined);
    md5.update(slice);
    if (md5.bytes - savedAt >= saveBytes) {
      savedAt = md5.bytes;
      onState?.(md5.save());
    }
    if (performance.now() - reportedAt >= progressMs) {
      reportedAt = performance.now();
      onProgress?.(md5.bytes);
      // Slices from memory come without a pause; messages and frames get their turn here.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  onProgress?.(file.size);
  return md5.digest();
}

/** @throws DOMException `NotReadableError` where fewer bytes came than the file has: it was cut meanwhile */
async function readSlice(file: Blob, start: number): Promise<Uint8Array<ArrayBuffer>> {
  const slice = file.slice(start, start + sliceBytes);
  const bytes = new Uint8Array(await slice.arrayBuffer());
  if (bytes.byteLength === slice.size) return bytes;
  throw new DOMException('The file was changed while it was read', 'NotReadableError');
}
