import { maxChunks, uploadSizes } from './upload-sizes.ts';

export interface ChunkedFile {
  /** Bytes of the whole file. */
  size: number;
  chunks: number;
  /** Bytes of all chunks but the last one, as the sender says. */
  eachSize?: number | undefined;
}

/** The bytes from `start`, `length` of them. */
export interface ByteSpan {
  start: number;
  length: number;
}

/**
 * How large the chunks of a file are: as the sender says where that fits their number, else 2 MB where that fits, else equal ones.
 * Undefined where nothing fits.
 */
export function findChunkSize({ size, chunks, eachSize }: ChunkedFile): number | undefined {
  if (chunks > maxChunks || (chunks < 1 && size > 0)) return undefined;
  const fits = (length: number): boolean => countChunks(size, length) === Math.max(chunks, 1);
  const equal = Math.max(Math.ceil(size / Math.max(chunks, 1)), 1);
  return [eachSize ?? 0, uploadSizes.chunk, equal].find((length) => length > 0 && fits(length));
}

/** An empty file is one chunk. */
export function countChunks(size: number, eachSize: number): number {
  return Math.max(Math.ceil(size / eachSize), 1);
}

/** Where one chunk lies. @param index counted from 0 */
export function spanOfChunk(size: number, eachSize: number, index: number): ByteSpan {
  const start = index * eachSize;
  return { start, length: Math.min(eachSize, size - start) };
}
