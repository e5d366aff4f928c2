import { expect, test } from 'vitest';
import { findPageInstead, pagesFor } from './paging.ts';

test.each([
  [0, 1],
  [1, 1],
  [30, 1],
  [31, 2],
  [90, 3],
])('when there are %i people, then they fill %i pages', (total, pages) => {
  expect(pagesFor(total)).toBe(pages);
});

test.each([
  [1, 0, undefined],
  [2, 31, undefined],
  [2, 30, 1],
  [9, 90, 3],
])('when page %i of %i people is asked for, then page %s is turned to instead', (page, total, instead) => {
  expect(findPageInstead(page, total)).toBe(instead);
});
