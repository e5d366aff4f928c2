import { expect, test } from 'vitest';
import { isListRoute, listQuery } from './list-query.ts';

test('when a query is written, then its address stays what it was', () => {
  const query = {
    keyword: '欧阳 & 100%',
    gradeName: '五年级',
    className: '(1)班',
    userType: 2,
    userStatus: 'disabled',
    page: 3,
  } as const;
  const hash = listQuery.format(query);
  expect(decodeURIComponent(hash.replaceAll('+', ' '))).toBe(
    '#/people/list?q=欧阳 & 100%&grade=五年级&class=(1)班&type=2&status=disabled&page=3',
  );
  expect(listQuery.parse(hash)).toEqual(query);
});

test.each([
  ['', true],
  ['#/', true],
  ['#/people/list?page=2', true],
  ['#/people/other', false],
])('when the hash is %j, then being the route of the list is %s', (hash, expected) => {
  expect(isListRoute(hash)).toBe(expected);
});
