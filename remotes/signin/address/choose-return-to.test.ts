import { describe, expect, it } from 'vitest';
import { chooseReturnTo } from './choose-return-to.ts';

const origin = 'https://portal.example';

function choose(redirectUri: string, hash = '') {
  return chooseReturnTo({
    origin,
    search: `?redirect_uri=${encodeURIComponent(redirectUri)}&language=en`,
    hash,
  });
}

describe('chooseReturnTo', () => {
  it('when a page of the portal is asked for, then its query and hash are kept', () => {
    const page = '/pages/base/pc_base_tm/index.html?from=mail#/people/list';
    expect(choose(page)).toBe(page);
    expect(choose(`${origin}${page}`)).toBe(page);
  });

  it('when the hash was not encoded, then it is carried over from the address', () => {
    const search = '?redirect_uri=/pages/base/pc_base_tm/index.html';
    expect(chooseReturnTo({ origin, search, hash: '#/people/list' })).toBe(
      '/pages/base/pc_base_tm/index.html#/people/list',
    );
    expect(choose('/desktop/home#/a', '#/b')).toBe('/desktop/home#/a');
  });

  it('when nothing is asked for, then home it is', () => {
    expect(chooseReturnTo({ origin, search: '', hash: '#/x' })).toBeUndefined();
    expect(choose('')).toBeUndefined();
  });

  it('when the sign-in page asks for itself, then home it is', () => {
    expect(choose('/login')).toBeUndefined();
    expect(choose(`/login?redirect_uri=${encodeURIComponent('/login')}`)).toBeUndefined();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://portal.example.evil.example/',
    'https://portal.example@evil.example/',
    '/%2fevil.example',
    '/\tevil',
    'desktop/home',
  ])('when %j is asked for, then home it is', (target) => {
    expect(choose(target)).toBeUndefined();
  });
});
