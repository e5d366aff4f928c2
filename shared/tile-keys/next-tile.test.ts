import { expect, test } from 'vitest';
import { findNextTile } from './next-tile.ts';

function box(column: number, row: number) {
  return { left: column * 100, top: row * 120, width: 96, height: 116 };
}

/** Two groups of three and two side by side, a group of two below the first. */
const boxes = [box(0, 0), box(1, 0), box(2, 0), box(4, 0), box(5, 0), box(0, 2), box(1, 2)];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, -1],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, -1],
  ['ArrowDown', 1, 6],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 5, -1],
  ['ArrowUp', 5, 0],
  ['ArrowUp', 2, -1],
  ['Home', 4, 0],
  ['End', 1, 6],
  ['a', 1, -1],
])('when %s is pressed on tile %i, then tile %i has the focus', (key, from, to) => {
  expect(findNextTile(boxes, from, key)).toBe(to);
});

test('when the focus is on no tile, then a key moves nothing', () => {
  expect(findNextTile(boxes, -1, 'ArrowRight')).toBe(-1);
});
