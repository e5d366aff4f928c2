import { expect, test } from 'vitest';
import { addMonths, daysOfMonth, parseMonth, weeksOfMonth } from './month.ts';

test('when a year ends, then the month after December is January', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
});

test.each([
  [{ year: 2026, month: 2 }, 28, '2026-02-28'],
  [{ year: 2028, month: 2 }, 29, '2028-02-29'],
  [{ year: 2026, month: 11 }, 30, '2026-11-30'],
])('when the month is %j, then it has %i days', (month, count, last) => {
  const days = daysOfMonth(month);
  expect([days.length, days.at(-1)]).toEqual([count, last]);
});

test.each([
  ['2026-11', { year: 2026, month: 11 }],
  ['2026-13', undefined],
  ['2026-00', undefined],
  ['x', undefined],
  [undefined, undefined],
])('when a link says %j, then the month is %j', (text, month) => expect(parseMonth(text)).toEqual(month));

test('when a month begins on a Sunday, then its first week has that day alone', () => {
  const weeks = weeksOfMonth({ year: 2026, month: 11 });
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks[1]?.[0]).toBe('2026-11-02');
  expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
});
