import { expect, test } from 'vitest';
import { countFitting, rowCapOf, slotWidthOf } from './fitting.ts';

const usual = rowCapOf({ userType: 4, unitType: 2 });

test('when a teacher of a school looks, then the row may be 780 px wide, for others 672', () => {
  expect(rowCapOf({ userType: 2, unitType: 2 })).toBe(780);
  expect(rowCapOf({ userType: 2, unitType: 1 })).toBe(672);
  expect(usual).toBe(672);
});

test('when a slot is measured, then it is about 60 px wide', () => {
  expect(slotWidthOf(usual)).toBe(61);
  expect(slotWidthOf(780)).toBe(70);
});

test.each([
  ['there is all the room', 2000, 24, 10],
  ['there are few apps', 2000, 3, 3],
  ['the row is narrow', 5 * 61, 24, 4],
  ['only the arrow fits', 70, 24, 0],
  ['there is no room', 0, 24, 0],
])('when %s, then %s px hold %s apps as %s icons', (_, available, total, count) => {
  expect(countFitting(available, usual, total)).toBe(count);
});
