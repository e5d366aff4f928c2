import { expect, test } from 'vitest';
import { driveQuery, placeOf } from './drive-query.ts';

test('when a place is written and read again, then it is the same', () => {
  const query = {
    view: 'bin',
    spaceId: 's1',
    parentId: 'f1',
    keyword: '期中 & 期末',
    sort: 'changed',
    order: 'down',
    page: 1,
  } as const;
  expect(driveQuery.parse(driveQuery.format(query))).toEqual(query);
  expect(driveQuery.format(driveQuery.empty)).toBe('#/mine');
});

test.each([
  ['#/share', 'shared'],
  ['#/recycle', 'bin'],
  ['#/mine', 'folder'],
  ['', 'folder'],
  ['#/mine?view=other', 'folder'],
])('when the address is %j, then the view is %s', (hash, view) => {
  expect(driveQuery.parse(hash).view).toBe(view);
});

test('when another place is opened, then the order stays and the search does not', () => {
  const query = { ...driveQuery.empty, keyword: 'x', sort: 'size', order: 'down' } as const;
  expect(placeOf(query, { parentId: 'f2' })).toEqual({
    ...driveQuery.empty,
    sort: 'size',
    order: 'down',
    parentId: 'f2',
  });
});
