import { expect, test } from 'vitest';
import { headersOf } from './asset.ts';

const common = ['x-content-type-options', 'nosniff', 'content-security-policy', "default-src 'none'"];
const body = { size: 1, etag: '"a"' };

test.each([
  ['/assets/shell/hash-worker.0ab276.js', "default-src 'none'; script-src 'wasm-unsafe-eval'"],
  ['/assets/shell/face-worker.0ab276.js', "default-src 'none'; script-src 'wasm-unsafe-eval'"],
  ['/assets/shell/picture-worker.0ab276.js', "default-src 'none'"],
  ['/assets/shell/main.0ab276.js', "default-src 'none'"],
  ['/assets/shell/hash-worker.0ab276.json', "default-src 'none'"],
])('when the file is %s, then its own policy is %s', (pathname, policy) => {
  const { headers, unchangedHeaders } = headersOf(pathname, 'br', body, common);
  for (const list of [headers, unchangedHeaders])
    expect(list[list.indexOf('content-security-policy') + 1]).toBe(policy);
  expect(headers).toContain('nosniff');
});
