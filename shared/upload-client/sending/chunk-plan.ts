import { countChunks, spanOfChunk } from '#shared/uploads';

/** How a file is cut. Chunks count from 1 (D-42). */
export interface ChunkPlan {
  /** Bytes of the file. */
  readonly size: number;
  /** Bytes of each chunk but the last one. */
  readonly eachSize: number;
  readonly chunks: number;
}

export function createChunkPlan(size: number, eachSize: number): ChunkPlan {
  return { size, eachSize, chunks: countChunks(size, eachSize) };
}

/** Where a chunk stands in its file, in bytes; the end is not part of it. */
export function rangeOf({ size, eachSize }: ChunkPlan, chunk: number): { start: number; end: number } {
  const { start, length } = spanOfChunk(size, eachSize, chunk - 1);
  return { start, end: start + length };
}

/** One bit a chunk: which ones the server has. */
export interface ChunkSet {
  has(chunk: number): boolean;
}

/**
 * Reads the bits of an answer: base64url, the first chunk lowest in the first byte.
 * @returns chunks that are not in it count as missing
 */
export function parseChunkSet(present: string): ChunkSet {
  const binary = atob(present.replaceAll('-', '+').replaceAll('_', '/'));
  return {
    has(chunk) {
      const byte = binary.charCodeAt(Math.floor((chunk - 1) / 8));
      return !Number.isNaN(byte) && ((byte >> ((chunk - 1) % 8)) & 1) === 1;
    },
  };
}

/** Bytes of the chunks that are there. */
export function presentBytes(plan: ChunkPlan, present: ChunkSet): number {
  let bytes = 0;
  for (let chunk = 1; chunk <= plan.chunks; chunk += 1) {
    if (!present.has(chunk)) continue;
    const { start, end } = rangeOf(plan, chunk);
    bytes += end - start;
  }
  return bytes;
}
