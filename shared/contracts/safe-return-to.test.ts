import { describe, expect, test } from 'vitest';
import { findSafeReturnTo } from './safe-return-to.ts';

const origin = 'https://portal.example';

const hostile = [
  '',
  ' ',
  'desktop',
  'desktop/home',
  './desktop',
  '../desktop',
  '?a=1',
  '#x',
  'http://evil.example',
  'https://evil.example',
  'https://evil.example/',
  'ftp://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  '//evil.example',
  '//evil.example/',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\\\\evil.example',
  '\\/evil.example',
  '/a\\b',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/\tevil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil',
  '\t//evil.example',
  ' //evil.example',
  ' /ok',
  '/ok\u007f',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%00',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://portal.example/x',
  'file:///etc/passwd',
  'https://portal.example',
  'https://portal.example.evil.example/',
  'https://portal.example@evil.example/',
  'https://user:pass@portal.example/',
  'https://user@portal.example/',
  'https://portal.example:8443/',
  'https://portal.example:80/',
  'http://portal.example/',
  'https://portal.example\\@evil.example/',
  'https:/portal.example/',
  'https:portal.example/',
  'https:///portal.example/',
  'https://portal.example//evil.example',
  'https://portal.example/%2f%2fevil.example',
  'https://pоrtal.example/',
  'https://portal。example/',
  `/${'a'.repeat(3000)}`,
];

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
