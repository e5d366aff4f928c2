import { describe, expect, test } from 'vitest';
import { findSafeReturnTo } from './safe-return-to.ts';
import { hostileReturnAddresses as hostile } from './testing/hostile-return-addresses.ts';

const origin = 'https://portal.example';

describe('safe return address', () => {
  test.each(hostile)('when the address is %j, then there is none', (candidate) => {
    expect(findSafeReturnTo(candidate, origin)).toBeUndefined();
  });

  test('when at least sixty hostile cases stand in the table, then it is long enough to mean something', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
  });

  test.each([
    ['/', '/'],
    ['/desktop/home', '/desktop/home'],
    [
      '/pages/base/pc_base_tm/index.html?a=1#/people/list?page=2',
      '/pages/base/pc_base_tm/index.html?a=1#/people/list?page=2',
    ],
    ['/a/../desktop/home', '/desktop/home'],
    ['/search?next=//evil.example', '/search?next=//evil.example'],
    ['https://portal.example/desktop/home#x', '/desktop/home#x'],
    ['/名字', '/%E5%90%8D%E5%AD%97'],
  ])('when the address %j stays on the portal, then it is %j', (candidate, expected) => {
    expect(findSafeReturnTo(candidate, origin)).toBe(expected);
  });

  test.each([null, undefined])('when there is no address (%j), then there is none', (candidate) => {
    expect(findSafeReturnTo(candidate, origin)).toBeUndefined();
  });
});
