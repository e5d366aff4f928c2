import { expect, test } from 'vitest';
import { fileHashLength, hasFileHash, hashedScriptIn } from './index.ts';

const hash = '0a1b2c3d4e5f'.slice(0, fileHashLength);

test.each([
  [`/assets/people/234.${hash}.js`, true],
  [`/assets/people/234.${hash}.js.br`, true],
  [`/assets/shell/logo.${hash}.svg`, true],
  ['/assets/people/234.0a1b2c3d.js', true],
  ['/assets/people/remoteEntry.js', false],
  [`/assets/people/remoteEntry.js?v=${hash}`, false],
  ['/assets/people/234.0a1b2.js', false],
  [`/assets/people/${hash}.js`, false],
])('when the name of a file is %s, then it has a hash: %s', (pathname, expected) => {
  expect(hasFileHash(pathname)).toBe(expected);
});

test.each([
  [`Failed to fetch: http://portal.test/assets/people/234.${hash}.js`, `/assets/people/234.${hash}.js`],
  [
    `Failed to fetch: http://portal.test/assets/people/234.${hash}.js?retry=17`,
    `/assets/people/234.${hash}.js`,
  ],
  [`Failed to fetch: http://portal.test/assets/people/remoteEntry.js?v=${hash}`, undefined],
  ['people did not load within 15000 ms', undefined],
])('when a message is %j, then the hashed script in it is %s', (text, pathname) => {
  const address = hashedScriptIn(text);
  expect(address && new URL(address).pathname).toBe(pathname);
  expect(address && new URL(address).search).toBe(pathname && '');
});
