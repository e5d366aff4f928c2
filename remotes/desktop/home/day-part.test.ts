import { expect, test } from 'vitest';
import { dayPartOf } from './day-part.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'early'],
  [7, 'early'],
  [8, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [12, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [22, 'evening'],
  [23, 'night'],
] as const)('when it is %i o’clock, then the greeting is for the %s', (hour, part) => {
  expect(dayPartOf(hour)).toBe(part);
});
