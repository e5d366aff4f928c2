import { expect, test } from 'vitest';
import { signInPage } from './sign-in-page.ts';

test.each([
  ['/desktop/home', '', '', '/login?redirect_uri=%2Fdesktop%2Fhome'],
  [
    '/pages/base/pc_base_tm/index.html',
    '?a=1',
    '#/list',
    '/login?redirect_uri=%2Fpages%2Fbase%2Fpc_base_tm%2Findex.html%3Fa%3D1%23%2Flist',
  ],
  ['/', '', '', '/login'],
  ['/login', '?redirect_uri=%2Fx', '', '/login'],
])('when %s%s%s needs a sign-in, then the login page comes back to it', (pathname, search, hash, page) =>
  expect(signInPage({ pathname, search, hash })).toBe(page),
);
