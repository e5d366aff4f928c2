import { describe, expect, it } from 'vitest';
import { findSafeLink } from './find-safe-link.ts';

const origin = 'http://localhost:3000';

describe('findSafeLink', () => {
  it('when the address is on the portal, then it opens in place', () => {
    expect(findSafeLink('/help?a=1#b', origin)).toEqual({ href: '/help?a=1#b', external: false });
    expect(findSafeLink(`${origin}/help`, origin)).toEqual({ href: '/help', external: false });
  });

  it('when the address goes to another site by https, then it opens outside', () => {
    expect(findSafeLink(' https://beian.miit.gov.cn ', origin)).toEqual({
      href: 'https://beian.miit.gov.cn/',
      external: true,
    });
    expect(findSafeLink('//cdn.example/x', 'https://portal.example')).toMatchObject({ external: true });
  });

  it.each([
    null,
    undefined,
    '',
    '   ',
    'http://beian.miit.gov.cn',
    '//cdn.example/x',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://x.example/1',
    'https://user:pass@evil.example/',
    'https://',
  ])('when the address is %j, then there is no link', (candidate) => {
    expect(findSafeLink(candidate, origin)).toBeUndefined();
  });
});
