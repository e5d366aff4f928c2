import { expect, test } from 'vitest';
import { noiseOf, quantile } from './statistics.ts';

test('when numbers are few, then a quantile lies between its neighbours', () => {
  expect(quantile([4, 1, 3, 2], 0.25)).toBeCloseTo(1.75);
  expect(quantile([5], 0.75)).toBe(5);
  expect(quantile([], 0.5)).toBeNaN();
});

test('when the same thing was measured twice, then the noise is the difference over the smaller', () => {
  expect(noiseOf(100, 108)).toBeCloseTo(0.08);
  expect(noiseOf(108, 100)).toBeCloseTo(0.08);
});
