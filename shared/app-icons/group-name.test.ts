import { expect, test } from 'vitest';
import { groupNameOf } from './group-name.ts';
import { buildGroup } from './testing/build-icon.ts';

test('when a group has no English name, then its Chinese name stands in', () => {
  expect(groupNameOf(buildGroup('teach', '教学', []), 'en')).toBe('教学');
  expect(groupNameOf({ ...buildGroup('teach', '教学', []), englishName: ' ' }, 'en')).toBe('教学');
  expect(groupNameOf({ ...buildGroup('teach', '教学', []), englishName: 'Teaching' }, 'en')).toBe('Teaching');
  expect(groupNameOf({ ...buildGroup('teach', '教学', []), englishName: 'Teaching' }, 'zh-CN')).toBe('教学');
});
