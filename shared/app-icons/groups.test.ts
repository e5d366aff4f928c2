import { expect, test } from 'vitest';
import { groupNameOf, oneGroup } from './groups.ts';
import { buildGroup, buildIcon } from './testing/build-icon.ts';

test('when a group has no English name, then its Chinese name stands in', () => {
  expect(groupNameOf(buildGroup('teach', '教学', []), 'en')).toBe('教学');
  expect(groupNameOf({ ...buildGroup('teach', '教学', []), englishName: ' ' }, 'en')).toBe('教学');
  expect(groupNameOf({ ...buildGroup('teach', '教学', []), englishName: 'Teaching' }, 'en')).toBe('Teaching');
  expect(groupNameOf({ ...buildGroup('teach', '教学', []), englishName: 'Teaching' }, 'zh-CN')).toBe('教学');
});

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
