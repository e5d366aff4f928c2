import { expect, test } from 'vitest';
import { isInRange } from './is-in-range.ts';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.10.2', '^1.9.3', true],
  ['1.9.2', '^1.9.3', false],
  ['2.0.0', '^1.9.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['1.0.0', '>=1.0.0', false],
  ['1.0.0', '', false],
])('when the version is %s and the range %j, then %j', (version, range, expected) =>
  expect(isInRange(version, range)).toBe(expected),
);
