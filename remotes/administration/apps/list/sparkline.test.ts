import { expect, test } from 'vitest';
import { recentUse, sparkline } from './sparkline.ts';

const size = { width: 12, height: 12 };

test('when weeks are summed up, then only the last four count', () => {
  expect(recentUse([9, 9, 1, 2, 3, 4])).toBe(10);
  expect(recentUse([])).toBe(0);
});

test('when there are counts, then the highest touches the top and none the bottom', () => {
  expect(sparkline([0, 5, 10], size)).toBe('1.0,11.0 6.0,6.0 11.0,1.0');
});

test.each([[[]], [[0, 0]], [[3]]])('when the counts are %j, then there is no line', (counts: number[]) => {
  expect(sparkline(counts, size)).toBeUndefined();
});
