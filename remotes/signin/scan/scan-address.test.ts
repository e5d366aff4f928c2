import { expect, test } from 'vitest';
import { findScanToken } from './scan-address.ts';

test.each([
  ['#abc-_D9', 'abc-_D9'],
  ['', undefined],
  ['#', undefined],
  ['#a/b', undefined],
  [`#${'a'.repeat(65)}`, undefined],
])('when the hash is %j, then the token is %j', (hash, token) => expect(findScanToken(hash)).toBe(token));
