import { createHash } from 'node:crypto';

export interface ContentPart {
  /** Good until the next part is asked for: all parts share one buffer. */
  body: Uint8Array<ArrayBuffer>;
  /** In hex. */
  sha256: string;
}

const firstCapacity = 64 * 1024;

/** A content in parts of this many bytes, of which the last one is shorter; always one at least. */
export async function* collectParts(
  source: AsyncIterable<Uint8Array>,
  partSize: number,
): AsyncGenerator<ContentPart, void, undefined> {
  let buffer = new Uint8Array(Math.min(firstCapacity, partSize));
  let length = 0;
  let hash = createHash('sha256');
  for await (const piece of source) {
    for (let taken = 0; taken < piece.length; ) {
      if (length === partSize) {
        yield { body: buffer, sha256: hash.digest('hex') };
        length = 0;
        hash = createHash('sha256');
      }
      const next = piece.subarray(taken, taken + partSize - length);
      buffer = withRoom(buffer, length + next.length, partSize);
      buffer.set(next, length);
      hash.update(next);
      length += next.length;
      taken += next.length;
    }
  }
  yield { body: buffer.subarray(0, length), sha256: hash.digest('hex') };
}

/** Grows by doubling, so that a small file takes little. */
function withRoom(
  buffer: Uint8Array<ArrayBuffer>,
  wanted: number,
  partSize: number,
): Uint8Array<ArrayBuffer> {
  if (wanted <= buffer.length) return buffer;
  let capacity = buffer.length;
  while (capacity < wanted) capacity *= 2;
  const grown = new Uint8Array(Math.min(capacity, partSize));
  grown.set(buffer);
  return grown;
}
