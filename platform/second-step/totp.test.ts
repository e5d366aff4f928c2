import { expect, test } from 'vitest';
import { readBase32, writeBase32 } from './base32.ts';
import { codeOf, findInterval, intervalOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1: the last six of eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('when it is second %i, then the code is %s', (second, code) => {
  expect(codeOf(secret, intervalOf(second * 1000))).toBe(code);
});

test.each([
  [-60, false],
  [-30, true],
  [0, true],
  [30, true],
  [60, false],
])('when a phone is off by %i s, then its code counts: %s', (seconds, counts) => {
  const now = 1_800_000_000_000;
  const code = codeOf(secret, intervalOf(now + seconds * 1000));
  expect(findInterval(secret, code, { now, after: 0 }) !== undefined).toBe(counts);
});

test('when a code counted, then it and those before count no more', () => {
  const now = 1_800_000_000_000;
  const current = intervalOf(now);
  for (const [at, counts] of [
    [current - 1, false],
    [current, false],
    [current + 1, true],
  ] as const) {
    const found = findInterval(secret, codeOf(secret, at), { now, after: current });
    expect(found).toBe(counts ? at : undefined);
  }
});

// RFC 4648 §10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('when %j is written in base 32, then it is %s', (text, written) => {
  expect(writeBase32(Buffer.from(text))).toBe(written);
  expect(Buffer.from(readBase32(written)).toString()).toBe(text);
});
