import { Settings } from 'luxon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDayTime } from './day-time.ts';
import { type DateInput, formatDate, formatRelative, monthNames, parseDate, weekdayNames } from './index.ts';

const usual = Settings.defaultZone;
beforeAll(() => {
  Settings.defaultZone = 'Asia/Shanghai';
});
afterAll(() => {
  Settings.defaultZone = usual;
});

describe('parseDate', () => {
  test.each<[DateInput, string]>([
    ['20261118', '2026-11-18T00:00:00.000+08:00'],
    ['2026-11-18', '2026-11-18T00:00:00.000+08:00'],
    ['2026-1-5', '2026-01-05T00:00:00.000+08:00'],
    ['2026-11', '2026-11-01T00:00:00.000+08:00'],
    ['2026-11-18 08:05', '2026-11-18T08:05:00.000+08:00'],
    [' 2026-11-18  8:05:09 ', '2026-11-18T08:05:09.000+08:00'],
    ['2026-11-18T00:05:09Z', '2026-11-18T08:05:09.000+08:00'],
    [Date.UTC(2026, 10, 18), '2026-11-18T08:00:00.000+08:00'],
    [new Date(Date.UTC(2026, 10, 18)), '2026-11-18T08:00:00.000+08:00'],
  ])('when %j is read, then it is %s', (input, iso) => expect(parseDate(input)?.toISO()).toBe(iso));

  test.each(['', ' ', '20260231', '2026-13-01', '12:30', '2026111', 'soon', Number.NaN])(
    'when %j is read, then it is no date',
    (input) => expect(parseDate(input)).toBeUndefined(),
  );
});

describe('formatDate', () => {
  const at = '2026-11-08 09:05:03';
  test.each([
    [undefined, '2026-11-08 09:05:03', '2026-11-08 09:05:03'],
    ['YY/M/D H:m:s', '26/11/8 9:5:3', '26/11/8 9:5:3'],
    ['MMMM D dddd', '十一月 8 星期日', 'November 8 Sunday'],
    ['MMM ddd d', '11月 周日 0', 'Nov Sun 0'],
    ['hh:mm A', '09:05 上午', '09:05 AM'],
    ['[YYYY] D', 'YYYY 8', 'YYYY 8'],
  ])('when the format is %j, then it says %s in Chinese and %s in English', (format, chinese, english) => {
    expect(formatDate(at, { language: 'zh-CN', format })).toBe(chinese);
    expect(formatDate(at, { language: 'en', format })).toBe(english);
  });

  test('when a text is no date, then it stays as it came', () =>
    expect(formatDate('next week', { language: 'en' })).toBe('next week'));
});

test('when months and weekdays are named, then Sunday comes first, in both languages', () => {
  expect(monthNames('zh-CN')).toEqual(
    ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'].map((n) => `${n}月`),
  );
  expect(weekdayNames('zh-CN')).toEqual([...'日一二三四五六'].map((day) => `星期${day}`));
  expect(monthNames('en')[0]).toBe('January');
  expect(weekdayNames('en')).toEqual(
    ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'].map((day) => `${day}day`),
  );
  expect(weekdayNames('en', 'short')[0]).toBe('Sun');
});

describe('formatDayTime', () => {
  // Wednesday, 18 November 2026, 12:00 in Shanghai.
  const now = Date.UTC(2026, 10, 18, 4);
  test.each([
    ['2026-11-18 08:12', '今天 08:12', 'Today 08:12'],
    ['2026-11-18 00:00', '今天 00:00', 'Today 00:00'],
    ['2026-11-18 12:03', '今天 12:03', 'Today 12:03'],
    ['20261118', '今天', 'Today'],
    ['2026-11-17 23:59', '昨天 23:59', 'Yesterday 23:59'],
    ['2026-11-17', '昨天', 'Yesterday'],
    ['2026-11-16 16:05', '周一', 'Monday'],
    ['2026-11-12 16:05', '周四', 'Thursday'],
    ['2026-11-11 16:05', '2026-11-11', '2026-11-11'],
    ['2026-11-19 00:00', '2026-11-19', '2026-11-19'],
    ['2026-11-17T16:30:00.000Z', '今天 00:30', 'Today 00:30'],
    ['soon', 'soon', 'soon'],
  ])('when a message came at %s, then it says %s and %s', (text, chinese, english) => {
    expect(formatDayTime(text, { language: 'zh-CN', now })).toBe(chinese);
    expect(formatDayTime(text, { language: 'en', now })).toBe(english);
  });
});

describe('formatRelative', () => {
  const now = Date.UTC(2026, 10, 18, 4);
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  const day = 24 * hour;
  test.each([
    [0, '刚刚', 'just now'],
    [29.9 * second, '刚刚', 'just now'],
    [30 * second, '1分钟前', '1 minute ago'],
    [59 * second, '1分钟前', '1 minute ago'],
    [2 * minute, '2分钟前', '2 minutes ago'],
    [hour - 1, '59分钟前', '59 minutes ago'],
    [hour, '1小时前', '1 hour ago'],
    [day - 1, '23小时前', '23 hours ago'],
    [day, '1天前', '1 day ago'],
    [2 * day - 1, '1天前', '1 day ago'],
    [2 * day, '2026-11-16 12:00:00', '2026-11-16 12:00:00'],
    [-5 * minute, '刚刚', 'just now'],
    [-5 * minute - 1, '2026-11-18 12:05:00', '2026-11-18 12:05:00'],
  ])('when something is %d ms old, then it says %s and %s', (age, chinese, english) => {
    expect(formatRelative(now - age, { language: 'zh-CN', now })).toBe(chinese);
    expect(formatRelative(now - age, { language: 'en', now })).toBe(english);
  });

  test('when it is no date, then the text stays', () =>
    expect(formatRelative('soon', { language: 'en', now })).toBe('soon'));
});
