import { type ByteSpan, countChunks, spanOfChunk } from '#shared/uploads';

/** Bytes of one part that are taken into the whole. */
export interface Slice<Part extends ByteSpan> {
  part: Part;
  /** Of the part, from its own beginning; both included. */
  range: { start: number; end: number };
}

/**
 * Which bytes of which parts make the whole span, in order. Undefined when there is a gap. The fewest parts are taken.
 * @param parts in order of their start
 */
export function coverSpan<Part extends ByteSpan>(
  parts: readonly Part[],
  { start, length }: ByteSpan,
): Slice<Part>[] | undefined {
  const slices: Slice<Part>[] = [];
  const end = start + length;
  let at = start;
  let next = 0;
  while (at < end) {
    let best: Part | undefined;
    for (; next < parts.length; next += 1) {
      const part = parts[next];
      if (!part || part.start > at) break;
      if (endOf(part) > (best ? endOf(best) : at)) best = part;
    }
    if (!best) return undefined;
    const until = Math.min(endOf(best), end);
    slices.push({ part: best, range: { start: at - best.start, end: until - best.start - 1 } });
    at = until;
  }
  return slices;
}

/** One bit a chunk, the first one lowest in the first byte. */
export function mapChunks(parts: readonly ByteSpan[], size: number, eachSize: number): Buffer {
  const chunks = countChunks(size, eachSize);
  const bits = Buffer.alloc(Math.ceil(chunks / 8));
  const wholes = joinSpans(parts);
  let at = 0;
  for (let index = 0; index < chunks; index += 1) {
    const chunk = spanOfChunk(size, eachSize, index);
    let whole = wholes[at];
    while (whole && endOf(whole) < endOf(chunk)) whole = wholes[++at];
    if (whole && whole.start <= chunk.start) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return bits;
}

/** The same bytes in spans that neither overlap nor touch. */
function joinSpans(parts: readonly ByteSpan[]): ByteSpan[] {
  const joined: ByteSpan[] = [];
  for (const { start, length } of parts) {
    const last = joined.at(-1);
    if (!last || start > endOf(last)) joined.push({ start, length });
    else last.length = Math.max(endOf(last), start + length) - last.start;
  }
  return joined;
}

function endOf({ start, length }: ByteSpan): number {
  return start + length;
}
