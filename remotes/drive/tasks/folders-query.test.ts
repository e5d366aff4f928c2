import { expect, test } from 'vitest';
import { buildEntry, buildFolder } from '../testing/build-entry.ts';
import { nextPage } from './folders-query.ts';

test('when a page ends with a folder, then more may follow on the next', () => {
  expect(nextPage({ list: [buildFolder(), buildFolder()], page: 1, pages: 3 })).toBe(2);
});

test('when a page holds a file or is the last, then no folder follows', () => {
  expect(nextPage({ list: [buildFolder(), buildEntry()], page: 1, pages: 3 })).toBeUndefined();
  expect(nextPage({ list: [buildFolder()], page: 3, pages: 3 })).toBeUndefined();
});
