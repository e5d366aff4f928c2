import { expect, test } from 'vitest';
import { findPages, pageHref } from './find-pages.ts';

const list = { path: '/people/list', name: '人员列表|||List of people', query: {} };
const open = { path: '/orders', name: '订单', query: { state: 'open now', page: 2 } };

test.each([
  ['', []],
  ['  ', []],
  ['人员', [list]],
  ['PEOPLE list', [list]],
  ['ｌｉｓｔ', [list]],
  ['list 订单', []],
  ['订', [open]],
  ['nothing', []],
])('when %j is typed, then the pages with all its words are found', (query, found) =>
  expect(findPages([list, open], query)).toEqual(found),
);

test('when a page takes parameters, then they stand behind its route, in the hash', () => {
  expect(pageHref('/pages/base/pc_base_tm/index.html', list)).toBe(
    '/pages/base/pc_base_tm/index.html#/people/list',
  );
  expect(pageHref('/x', open)).toBe('/x#/orders?state=open+now&page=2');
});
