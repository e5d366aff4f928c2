import { expect, test } from 'vitest';
import { findListAction } from './list-keys.ts';

const plain = { shiftKey: false, hasControl: false };
const list = { active: 4, count: 9, columns: 1 };
const tiles = { active: 4, count: 9, columns: 4 };

test.each([
  ['ArrowDown', list, 5],
  ['ArrowUp', list, 3],
  ['End', list, 8],
  ['Home', list, 0],
  ['PageDown', list, 8],
  ['ArrowDown', tiles, 8],
  ['ArrowRight', tiles, 5],
  ['ArrowLeft', tiles, 3],
])('when %s is pressed, then the keyboard stands where it leads', (key, state, row) => {
  expect(findListAction({ key, ...plain }, state)).toEqual({ kind: 'go', row, mode: 'only' });
});

test('when Shift is held, then a range grows', () => {
  expect(findListAction({ key: 'ArrowDown', ...plain, shiftKey: true }, list)).toMatchObject({
    mode: 'range',
  });
});

test.each([
  ['Enter', 'open'],
  [' ', 'toggle'],
  ['Delete', 'remove'],
  ['F2', 'rename'],
  ['Escape', 'clear'],
])('when %j is pressed, then it means %s', (key, kind) => {
  expect(findListAction({ key, ...plain }, list)).toEqual({ kind });
});

test('when Ctrl is held, then only A is taken from the browser', () => {
  expect(findListAction({ key: 'a', shiftKey: false, hasControl: true }, list)).toEqual({ kind: 'all' });
  expect(findListAction({ key: 'c', shiftKey: false, hasControl: true }, list)).toBeUndefined();
});

test.each(['ArrowLeft', 'Tab', 'x', 'constructor'])(
  'when %s is pressed in a list, then nothing is taken',
  (key) => {
    expect(findListAction({ key, ...plain }, list)).toBeUndefined();
  },
);
