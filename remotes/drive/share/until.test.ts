import { expect, test } from 'vitest';
import { dayOf, lastMomentOf } from './until.ts';

test('when a day is chosen, then a share holds until it is over', () => {
  const moment = lastMomentOf('2026-11-30');
  expect(dayOf(Number(moment))).toBe('2026-11-30');
  expect(dayOf(Number(moment) + 1)).toBe('2026-12-01');
});

test('when no day or none of the calendar is given, then there is no end', () => {
  expect(lastMomentOf('')).toBeNull();
  expect(lastMomentOf('2026-13-45')).toBeNull();
});
