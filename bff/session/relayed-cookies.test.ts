import { describe, expect, it } from 'vitest';
import { createCookieRelay } from './relayed-cookies.ts';

const relay = createCookieRelay();
const remember = '__Host-remember=sel.val';
const login = '/api/uaa/oauth/login_user_client';

describe('a cookie that belongs to the browser', () => {
  it('when the upstream sets it, then the browser gets it under our name, for this host, script and site alone', () => {
    expect(
      relay.linesFor([
        'sy_remember=sel.val; Path=/api/uaa/oauth; Max-Age=2592000; HttpOnly; SameSite=Lax; Domain=up.test',
        'sy_access=secret; Path=/',
        'sy_social=s1; Path=/api/uaa/social; Max-Age=600',
      ]),
    ).toEqual([
      '__Host-remember=sel.val; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure',
      '__Host-social=s1; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it.each(['sy_remember=; Path=/; Max-Age=0', 'sy_remember=x; Max-Age=0', 'sy_remember=a"b; Max-Age=9'])(
    'when the upstream clears it or sends what is none (%s), then it is cleared',
    (line) => {
      expect(relay.linesFor([line])).toEqual([
        '__Host-remember=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure',
      ]);
    },
  );

  it.each([
    ['POST', '/api/uaa/oauth/login', true],
    ['POST', login, true],
    ['POST', '/api/uaa/oauth/logout', true],
    ['GET', login, false],
    ['POST', '/api/uaa/oauth/relogin', false],
    ['GET', '/api/uaa/oauth/me', false],
    ['POST', '/api/uaa/social/s1', false],
    ['POST', '/api/base/x', false],
  ])('when %s %s is called, then the remembered browser is named: %s', (method, path, isNamed) => {
    expect(relay.pairsFor(method, path, `a=1; ${remember}`)).toBe(
      isNamed ? 'sy_remember=sel.val' : undefined,
    );
  });

  it('when a third-party sign-in is under way, then only its calls get the transaction', () => {
    const header = '__Host-social=s1';
    expect(relay.pairsFor('GET', '/api/uaa/social/info', header)).toBe('sy_social=s1');
    expect(relay.pairsFor('POST', '/api/uaa/social/abc', header)).toBe('sy_social=s1');
    expect(relay.pairsFor('POST', '/api/uaa/oauth/login', header)).toBeUndefined();
  });

  it('when the session ends, then the browser is forgotten, if it was remembered', () => {
    expect(relay.endLinesFor(remember)).toHaveLength(1);
    expect(relay.endLinesFor('__Host-social=s1')).toEqual([]);
    expect(relay.endLinesFor(undefined)).toEqual([]);
  });

  it('when plain HTTP is allowed, then it goes without prefix and Secure', () => {
    const plain = createCookieRelay({ isInsecure: true });
    expect(plain.linesFor(['sy_remember=a.b; Max-Age=9'])).toEqual([
      'remember=a.b; Max-Age=9; Path=/; HttpOnly; SameSite=Strict',
    ]);
  });
});
