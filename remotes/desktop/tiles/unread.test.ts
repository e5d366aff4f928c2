import { expect, test } from 'vitest';
import { buildIcon } from '../../../shared/app-icons/testing/build-icon.ts';
import { badgeTextOf, unreadOf } from './unread.ts';

test.each([
  [0, undefined],
  [-3, undefined],
  [Number.NaN, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [128, '99+'],
])('when %d entries are unread, then the badge says %s', (count, text) => {
  expect(badgeTextOf(count)).toBe(text);
});

test('when the live counts name the app, then they win over the count of the icon', () => {
  const icon = buildIcon({ code: 'hw', unReadCodeCount: 3 });
  expect(unreadOf(icon, [{ code: 'hw', num: 7 }])).toBe(7);
  expect(unreadOf(icon, [{ code: 'op', num: 7 }])).toBe(3);
  expect(unreadOf(icon, undefined)).toBe(3);
});
