import { expect, test } from 'vitest';
import { campusName } from './campus-name.ts';

test('when a campus has a name in both languages, then that of the page is shown; one name stands for both', () => {
  expect(campusName('东校区/East', 'zh-CN')).toBe('东校区');
  expect(campusName('东校区/East', 'en')).toBe('East');
  expect(campusName('东校区', 'en')).toBe('东校区');
});
