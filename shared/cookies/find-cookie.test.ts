import { expect, test } from 'vitest';
import { findCookie, hasCookie } from './index.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['sid=a', 'a'],
  ['x=1; sid=a; y=2', 'a'],
  ['x=1;sid=a', 'a'],
  ['  sid=a', 'a'],
  ['sid= a ; y=2', 'a'],
  ['sid=', ''],
  ['sid=a=b', 'a=b'],
  ['sid=%20', '%20'],
  ['sid=first; sid=second', 'first'],
  ['Xsid=x; sid=a', 'a'],
  ['x=sid=x; sid=a', 'a'],
  ['x=1 sid=x', undefined],
  ['SID=x', undefined],
  ['sid', undefined],
])('when the header is %j, then the cookie is %j', (header, value) => {
  expect(findCookie(header, 'sid')).toBe(value);
});

test('when a pair is asked for, then its value counts as a whole', () => {
  expect(hasCookie('a=1; device=shared', 'device=shared')).toBe(true);
  expect(hasCookie('a=1; device=shared2', 'device=shared')).toBe(false);
  expect(hasCookie('old-device=shared', 'device=shared')).toBe(false);
  expect(hasCookie(undefined, 'device=shared')).toBe(false);
});
