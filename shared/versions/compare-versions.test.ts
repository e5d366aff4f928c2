import { describe, expect, test } from 'vitest';
import { compareVersions, isVersionBelow } from './index.ts';

/** The specification's number: each dotted segment padded to four digits. */
function padded(version: string): number {
  return Number(
    version
      .split('.')
      .map((segment) => segment.padStart(4, '0'))
      .join(''),
  );
}

describe('compareVersions', () => {
  test.each([
    ['1.5.10', '1.5.2', 1],
    ['1.5.2', '1.5.10', -1],
    ['2.0.9', '2.1.0', -1],
    ['1.6.9', '1.7.0', -1],
    ['1.10.0', '1.9.9999', 1],
    ['0.0.1', '0.0.1', 0],
    ['9999.0.0', '1.0.0', 1],
  ])('when %s meets %s, then the order is that of the padded numbers', (left, right, order) => {
    expect(Math.sign(compareVersions(left, right))).toBe(order);
    expect(Math.sign(padded(left) - padded(right))).toBe(order);
  });

  test.each([
    ['1.2', '1.2.0', 0],
    ['1.10', '1.2.0', 1],
    ['2', '1.9.9', 1],
    ['1.20000.0', '2.0.0', -1],
    ['v1.6.0', '1.6.0', 0],
    ['1.6.0-beta.2', '1.6.0', 0],
    ['1.6.0_SNAPSHOT', '1.6.1', -1],
    ['', '1.0.0', 0],
    ['unknown', '1.0.0', 0],
    ['1.0.0', '', 0],
  ])('when %j meets %j, then neither length, suffix nor overflow misleads', (left, right, order) => {
    expect(Math.sign(compareVersions(left, right))).toBe(order);
    expect(Math.sign(compareVersions(right, left)) + order).toBe(0);
  });
});

test.each([
  ['1.5.1', '1.5.2', true],
  ['1.5.2', '1.5.2', false],
  ['1.5.10', '1.5.2', false],
  ['1.5.10', '', false],
  ['', '1.5.2', false],
])('when %j is asked to be at least %j, then it is below: %s', (version, minimum, isBelow) =>
  expect(isVersionBelow(version, minimum)).toBe(isBelow),
);
