import { expect, test } from 'vitest';
import { formatInstant } from './format-instant.ts';

/** Half past midnight of the 27th in the school, where London still has the 26th. */
const now = Date.parse('2026-11-26T16:30:00Z');

test.each([
  ['2026-11-26T16:05:00Z', '今天 00:05', 'Today 00:05'],
  ['2026-11-26T15:59:00Z', '昨天 23:59', 'Yesterday 23:59'],
  ['2026-11-25T15:59:00Z', '11月25日 23:59', '25 Nov, 23:59'],
  ['2026-11-27T16:05:00Z', '11月28日 00:05', '28 Nov, 00:05'],
])('when something was at %s, then people say %s', (at, chinese, english) => {
  expect(formatInstant(Date.parse(at), { language: 'zh-CN', now })).toBe(chinese);
  expect(formatInstant(Date.parse(at), { language: 'en', now })).toBe(english);
});
