import { describe, expect, test } from 'vitest';
import { countChunks, spanOfChunk } from '#shared/uploads';
import { coverSpan, mapChunks } from './cover-spans.ts';

function parts(...spans: readonly (readonly [start: number, length: number])[]) {
  return spans
    .map(([start, length]) => ({ start, length }))
    .toSorted((a, b) => a.start - b.start || b.length - a.length);
}

/** Bytes of the whole, one by one, by the slices that were chosen. */
function bytesOf(slices: ReturnType<typeof coverSpan>): number[] | undefined {
  return slices?.flatMap(({ part, range }) =>
    Array.from({ length: range.end - range.start + 1 }, (_, at) => part.start + range.start + at),
  );
}

describe('covering a span', () => {
  test.each([
    ['one part', parts([0, 10])],
    ['parts side by side', parts([0, 4], [4, 4], [8, 2])],
    ['parts of two sizes of chunks', parts([0, 4], [3, 3], [4, 4], [6, 3], [9, 3])],
    ['a small part inside a large one', parts([0, 10], [2, 3])],
    ['a part that reaches over the end', parts([0, 4], [4, 20])],
    ['a long part behind short ones', parts([0, 3], [1, 1], [2, 8], [3, 2])],
  ])('when there is %s, then each byte is taken once and in order', (_, given) => {
    expect(bytesOf(coverSpan(given, { start: 0, length: 10 }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each([
    ['nothing', parts()],
    ['a gap in the middle', parts([0, 4], [5, 5])],
    ['no beginning', parts([1, 9])],
    ['no end', parts([0, 9])],
  ])('when there is %s, then it is not covered', (_, given) => {
    expect(coverSpan(given, { start: 0, length: 10 })).toBeUndefined();
  });

  test('when the span is empty, then nothing covers it', () => {
    expect(coverSpan([], { start: 0, length: 0 })).toEqual([]);
  });
});

describe('the map of chunks', () => {
  test('when parts are of any sizes, then each bit says what covering the chunk says', () => {
    // A fixed sequence that looks random.
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    for (let round = 0; round < 300; round += 1) {
      const size = 1 + random(60);
      const eachSize = 1 + random(12);
      const given = parts(
        ...Array.from({ length: random(12) }, () => {
          const start = random(size);
          return [start, 1 + random(size - start)] as const;
        }),
      );
      const map = mapChunks(given, size, eachSize);
      for (let index = 0; index < countChunks(size, eachSize); index += 1) {
        const isPresent = ((map[index >> 3] ?? 0) & (1 << (index & 7))) !== 0;
        expect(isPresent).toBe(coverSpan(given, spanOfChunk(size, eachSize, index)) !== undefined);
      }
    }
  });
});
