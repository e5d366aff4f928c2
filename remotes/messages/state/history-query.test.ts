import { expect, test } from 'vitest';
import {
  findLinkedMessage,
  formatHistoryHash,
  isNarrowed,
  parseHistoryHash,
  wholeHistory,
  withFilter,
} from './history-query.ts';

test('when a view is written and read again, then it is the same', () => {
  const query = { keyword: '期中 & 期末', module: 'hw', importance: 4, unreadOnly: true, page: 7 } as const;
  expect(parseHistoryHash(formatHistoryHash(query))).toEqual(query);
});

test('when nothing is narrowed, then the hash is short and reads as the whole history', () => {
  expect(formatHistoryHash(wholeHistory)).toBe('#/all');
  expect(parseHistoryHash('#/all')).toEqual(wholeHistory);
  expect(parseHistoryHash('')).toEqual(wholeHistory);
});

test('when the hash says what nobody understands, then it counts as not said', () => {
  expect(parseHistoryHash('#/all?importance=9&page=-3&unread=yes&module=%20')).toEqual(wholeHistory);
  expect(parseHistoryHash(`#/all?q=${'长'.repeat(99)}`).keyword).toHaveLength(64);
});

test('when an address leads to a message, then it is found, and the list is the whole one', () => {
  expect(findLinkedMessage('#/all?message=m-1')).toBe('m-1');
  expect(parseHistoryHash('#/all?message=m-1')).toEqual(wholeHistory);
  expect(findLinkedMessage('#/all?module=hw')).toBeUndefined();
  expect(findLinkedMessage('#/all')).toBeUndefined();
});

test('when a filter changes, then the first page comes again', () => {
  expect(withFilter({ ...wholeHistory, page: 5 }, { module: 'hw' })).toMatchObject({ module: 'hw', page: 1 });
});

test('when any filter is set, then the history is narrowed', () => {
  expect(isNarrowed({ ...wholeHistory, page: 3 })).toBe(false);
  for (const change of [{ keyword: 'a' }, { module: 'hw' }, { importance: 1 as const }, { unreadOnly: true }])
    expect(isNarrowed({ ...wholeHistory, ...change })).toBe(true);
});
