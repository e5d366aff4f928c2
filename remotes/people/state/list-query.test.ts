import { expect, test } from 'vitest';
import {
  emptyListQuery,
  formatListHash,
  isListRoute,
  isNarrowed,
  parseListHash,
  withFilter,
} from './list-query.ts';

test.each(['', '#', '#/people/list', '#/people/list?'])(
  'when the hash is %j, then nothing narrows the list',
  (hash) => {
    expect(parseListHash(hash)).toEqual(emptyListQuery);
  },
);

test('when a query is written and read again, then it is the same', () => {
  const query = {
    keyword: '欧阳 & 100%',
    gradeName: '五年级',
    className: '(1)班',
    userType: 2,
    userStatus: 'disabled',
    page: 3,
  } as const;
  expect(parseListHash(formatListHash(query))).toEqual(query);
});

test('when nothing is chosen, then the hash is the plain route', () => {
  expect(formatListHash(emptyListQuery)).toBe('#/people/list');
  expect(formatListHash({ ...emptyListQuery, keyword: '  ' })).toBe('#/people/list');
});

test.each([
  '#/people/list?type=9&status=maybe&page=-2',
  '#/people/list?type=two&page=1.5',
  '#/people/list?page=NaN',
])('when the hash %s is not understood, then it counts as not said', (hash) => {
  expect(parseListHash(hash)).toEqual(emptyListQuery);
});

test('when the keyword is longer than the service takes, then it is cut', () => {
  expect(parseListHash(`#/people/list?q=${'x'.repeat(200)}`).keyword).toHaveLength(64);
});

test('when a filter changes, then the first page is shown again', () => {
  expect(withFilter({ ...emptyListQuery, page: 4 }, { userType: 1 })).toEqual({
    ...emptyListQuery,
    userType: 1,
  });
});

test('when any filter is set, then the list is narrowed', () => {
  expect(isNarrowed(emptyListQuery)).toBe(false);
  expect(isNarrowed({ ...emptyListQuery, page: 2 })).toBe(false);
  expect(isNarrowed({ ...emptyListQuery, keyword: 'a' })).toBe(true);
  expect(isNarrowed({ ...emptyListQuery, userStatus: 'enabled' })).toBe(true);
});

test.each([
  ['', true],
  ['#/', true],
  ['#/people/list?page=2', true],
  ['#/people/other', false],
])('when the hash is %j, then being the route of the list is %s', (hash, expected) => {
  expect(isListRoute(hash)).toBe(expected);
});
