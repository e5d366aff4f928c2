import { expect, test } from 'vitest';
import { oneGroup } from './one-group.ts';
import { buildGroup, buildIcon } from './testing/build-icon.ts';

test('when a user has no categories, then all apps stand in one group, in their order', () => {
  const groups = [
    buildGroup('a', '教学', [buildIcon({ code: 'hw' })]),
    buildGroup('b', '家校', [buildIcon({ code: 'notice' }), buildIcon({ code: 'leave' })]),
  ];
  const [group, ...more] = oneGroup(groups, '我的应用');
  expect(more).toEqual([]);
  expect(group).toMatchObject({ name: '我的应用', englishName: '我的应用' });
  expect(group?.iconVMs.map(({ code }) => code)).toEqual(['hw', 'notice', 'leave']);
});

test('when there are no apps, then there is no group', () => {
  expect(oneGroup([], '我的应用')).toEqual([]);
});
