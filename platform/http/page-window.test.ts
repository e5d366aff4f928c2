import { describe, expect, test } from 'vitest';
import { countPages, toPageWindow } from './page-window.ts';

describe('the window of a page', () => {
  test.each([
    [1, 30, { page: 1, size: 30, offset: 0 }],
    [3, 30, { page: 3, size: 30, offset: 60 }],
    [2, 100, { page: 2, size: 100, offset: 100 }],
  ])(
    'when page %i of %i rows is asked for, then it starts after the pages before it',
    (page, size, window) => {
      expect(toPageWindow(page, size)).toEqual(window);
    },
  );

  test('when a caller asks for more than 100 rows, then 100 come', () => {
    expect(toPageWindow(1, 5000).size).toBe(100);
  });

  test.each([0, -1])('when page or size is %i, then the default counts', (value) => {
    expect(toPageWindow(value, value)).toEqual({ page: 1, size: 30, offset: 0 });
  });

  test('when the page is beyond any number that a database takes, then the offset stays one', () => {
    expect(toPageWindow(Number.POSITIVE_INFINITY, 100).offset).toBeLessThan(2 ** 31);
  });
});

describe('the number of pages', () => {
  test.each([
    [0, 0],
    [1, 1],
    [30, 1],
    [31, 2],
    [80, 3],
  ])('when %i rows are shown by 30, then there are %i pages', (total, pages) => {
    expect(countPages(total, 30)).toBe(pages);
  });
});
