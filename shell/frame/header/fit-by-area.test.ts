import { expect, test } from 'vitest';
import { fitByArea } from './fit-by-area.ts';

test.each([
  ['a square', 1, 120],
  ['as wide as the widest usual one', 120 / 36, 120],
  ['five times as wide as high', 5, 147],
  ['a line', 8, 186],
  ['a longer line', 30, 200],
  ['without a size of its own', Number.NaN, 120],
])('when a logo is %s, then it may take %d:1 so much room', (_, ratio, px) =>
  expect(fitByArea(ratio)).toBe(px),
);
