import { expect, test } from 'vitest';
import { firstRows, visibleRows } from './visible-rows.ts';

const list = { windowHeight: 480, rowHeight: 48, rows: 10_000 };

test('when the list begins in sight, then the first rows are in the page and few more', () => {
  expect(visibleRows({ ...list, top: 96 })).toEqual({ first: 0, end: 16 });
});

test('when somebody scrolls far, then as few rows are in the page', () => {
  expect(visibleRows({ ...list, top: -48 * 5000 })).toEqual({ first: 4992, end: 5018 });
});

test('when there are fewer rows than the window holds, then none is made up', () => {
  expect(visibleRows({ ...list, top: 0, rows: 3 })).toEqual({ first: 0, end: 3 });
  expect(visibleRows({ ...list, top: -99_999, rows: 3 })).toEqual({ first: 3, end: 3 });
});

test('when nothing is laid out yet, then half as many rows are in the page as the window holds', () => {
  expect(firstRows(768, 52)).toEqual({ first: 0, end: 8 });
  expect(firstRows(40, 52)).toEqual({ first: 0, end: 1 });
});
