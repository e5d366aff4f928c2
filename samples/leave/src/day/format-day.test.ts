import { expect, test } from 'vitest';
import { createFormatDay, formatDays } from './format-day.ts';

test.each([
  ['zh-CN', '2026-11-27', '11月27日周五'],
  ['en', '2026-11-27', 'Fri 27 Nov'],
  ['zh-CN', '2027-01-04', '2027年1月4日周一'],
  ['en', '2027-01-04', 'Mon, 4 Jan 2027'],
])('when a page is in %s, then %s is %s', (language, day, text) =>
  expect(createFormatDay(language, 2026)(day)).toBe(text),
);

test('when a request is for one day, then it is said once', () => {
  const format = createFormatDay('en', 2026);
  expect(formatDays(format, { fromDay: '2026-11-27', toDay: '2026-11-27' })).toBe('Fri 27 Nov');
  expect(formatDays(format, { fromDay: '2026-11-27', toDay: '2026-11-30' })).toBe('Fri 27 Nov – Mon 30 Nov');
});
