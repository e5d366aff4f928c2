import { expect, test } from 'vitest';
import { abbreviateNumber, formatThousands } from './index.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [999.5, '999.5'],
  [1000, '1k'],
  [1234, '1.2k'],
  [-1234, '-1.2k'],
  [999_940, '999.9k'],
  [999_960, '1M'],
  [1_500_000, '1.5M'],
  [2e9, '2G'],
  [3.25e12, '3.3T'],
  [4e15, '4P'],
  [5e18, '5E'],
  [7e21, '7000E'],
  [Number.NaN, '0'],
])('when %d is shortened, then it is %s', (value, text) => expect(abbreviateNumber(value)).toBe(text));

test('when more decimals are asked for, then zeros at the end are dropped', () => {
  expect(abbreviateNumber(1234, 2)).toBe('1.23k');
  expect(abbreviateNumber(1200, 2)).toBe('1.2k');
  expect(abbreviateNumber(1999, 0)).toBe('2k');
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1_234_567.25, '-1,234,567.25'],
  [1e21, '1,000,000,000,000,000,000,000'],
  [Number.NaN, '0'],
])('when %d gets separators, then it is %s', (value, text) => expect(formatThousands(value)).toBe(text));
