import { expect, test } from 'vitest';
import { fitWithin } from './fit-within.ts';

const limit = { width: 500, height: 500 };

test.each([
  ['wide', { width: 4000, height: 3000 }, { width: 500, height: 375 }],
  ['high', { width: 3000, height: 4000 }, { width: 375, height: 500 }],
  ['small', { width: 40, height: 30 }, { width: 40, height: 30 }],
  ['a line', { width: 10_000, height: 2 }, { width: 500, height: 1 }],
])('when a picture is %s, then it keeps its shape within the limit and does not grow', (_, size, fitted) => {
  expect(fitWithin(size, limit)).toEqual(fitted);
});

test('when width and height have limits of their own, then both hold', () => {
  expect(fitWithin({ width: 1000, height: 1000 }, { width: 640, height: 64 })).toEqual({
    width: 64,
    height: 64,
  });
});
