import { beforeEach, describe, expect, it } from 'vitest';
import { createUpstreamJar, isSettingCookie, type UpstreamJar } from './upstream-jar.ts';

let now: number;
let jar: UpstreamJar;

function open(serialized?: string) {
  return createUpstreamJar('http://127.0.0.1:5000', () => now, serialized);
}

beforeEach(() => {
  now = Date.parse('2026-11-18T08:00:00Z');
  jar = open();
});

const tokens = [
  'sy_access=a1; Path=/; HttpOnly; Secure; Max-Age=600',
  'sy_refresh=r1; Path=/api/uaa/oauth; HttpOnly; Secure; Max-Age=43200',
];

describe('the upstream jar', () => {
  it('when cookies have paths, then each path gets its own, again and again', () => {
    jar.store(tokens, '/api/uaa/oauth/login');
    for (let i = 0; i < 2; i++) {
      expect(jar.cookieHeaderFor('/api/base/x')).toBe('sy_access=a1');
      expect(jar.cookieHeaderFor('/api/uaa/oauth/refresh')).toBe('sy_refresh=r1; sy_access=a1');
      expect(jar.cookieHeaderFor('/api/uaa/oauthx')).toBe('sy_access=a1');
    }
  });

  it('when a cookie changes, then the header does', () => {
    jar.store(tokens, '/api/uaa/oauth/login');
    jar.cookieHeaderFor('/api/base/x');
    jar.store(['sy_access=a2; Path=/; Max-Age=600'], '/api/uaa/oauth/refresh');
    expect(jar.cookieHeaderFor('/api/base/x')).toBe('sy_access=a2');
    jar.store(['sy_access=; Path=/; Max-Age=0'], '/x');
    expect(jar.cookieHeaderFor('/api/base/x')).toBeUndefined();
  });

  it('when the access cookie runs out by the injected clock, then it is not sent and needs a refresh', () => {
    jar.store(tokens, '/api/uaa/oauth/login');
    expect(jar.needsRefresh(5000)).toBe(false);
    now += 596_000;
    expect(jar.needsRefresh(5000)).toBe(true);
    expect(jar.cookieHeaderFor('/api/base/x')).toBe('sy_access=a1');
    now += 4000;
    expect(jar.cookieHeaderFor('/api/base/x')).toBeUndefined();
    now += 43_200_000;
    expect(jar.needsRefresh(5000)).toBe(false);
  });

  it('when it is saved and opened again, then nothing is lost', () => {
    jar.store([...tokens, 'other=1; Path=/'], '/api/uaa/oauth/login');
    const opened = open(jar.serialize());
    expect(opened.cookieHeaderFor('/api/uaa/oauth/refresh')).toBe(
      jar.cookieHeaderFor('/api/uaa/oauth/refresh'),
    );
    now += 601_000;
    expect(opened.needsRefresh(0)).toBe(true);
  });

  it('when tokens are dropped, then other cookies stay', () => {
    jar.store([...tokens, 'other=1; Path=/'], '/api/uaa/oauth/login');
    jar.dropTokens();
    expect(jar.cookieHeaderFor('/api/uaa/oauth/refresh')).toBe('other=1');
    expect(jar.hasRefreshToken()).toBe(false);
  });

  it('when a line is for another domain or is no cookie, then it is left out', () => {
    jar.store(['x=1; Domain=evil.example', '', '=;', 'good=1'], '/api/base/y');
    expect(jar.cookieHeaderFor('/api/base/z')).toBe('good=1');
  });

  it('when cookies have very many paths, then each request still gets its own', () => {
    const lines = Array.from({ length: 20 }, (_, i) => `c${i}=1; Path=/api/p${i}`);
    jar.store(lines, '/api/base/x');
    expect(jar.cookieHeaderFor('/api/p7/x')).toBe('c7=1');
  });

  it('when a line deletes a cookie, then it does not count as setting it', () => {
    expect(isSettingCookie(['sy_access=a; Path=/'], 'sy_access')).toBe(true);
    expect(isSettingCookie(['sy_access=; Max-Age=0'], 'sy_access')).toBe(false);
    expect(isSettingCookie(['xsy_access=a'], 'sy_access')).toBe(false);
  });
});
