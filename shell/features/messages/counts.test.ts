import { expect, test } from 'vitest';
import { badgeTextOf } from './counts.ts';
import { isDotWanted } from './message-config.ts';
import { createServerTime } from './server-time.ts';

test('when there are more than 99, then the badge says 99+, and nothing for none', () => {
  expect([0, 1, 99, 100, 128].map(badgeTextOf)).toEqual(['', '1', '99', '99+', '99+']);
});

test.each([
  ['{"pcOpen":1}', true],
  ['{"pcOpen":"1"}', true],
  ['{"pcOpen":0}', false],
  ['{"pcOpen":true}', false],
  ['{}', false],
  ['[]', false],
  ['not json', false],
  [null, false],
] as const)('when the configuration is %s, then the dot is decided', (config, isDot) => {
  expect(isDotWanted(config)).toBe(isDot);
});

test('when an answer tells its time, then that counts; else the clock of this computer', () => {
  const time = createServerTime();
  time.read(new Headers({ date: 'Wed, 18 Nov 2026 07:05:09 GMT' }));
  expect(time.now()).toBe(Date.UTC(2026, 10, 18, 7, 5, 9));
  const other = createServerTime();
  const before = Date.now();
  other.read(new Headers({ date: 'yesterday' }));
  expect(other.now()).toBeGreaterThanOrEqual(before);
});
