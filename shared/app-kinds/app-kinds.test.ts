import { describe, expect, test } from 'vitest';
import {
  findAddressProblem,
  findFramedApp,
  findOutsideAddress,
  framePath,
  initiateLoginAddress,
} from './index.ts';

describe('an address outside the portal', () => {
  test.each([
    'https://library.example/',
    'https://library.example:8443/shelf?a=1#top',
    'http://127.0.0.1:4001/start',
    'http://localhost:4001/',
    'https://xn--fiq228c.example/',
    'https://[2001:db8::1]/',
  ])('when it is %s, then it may be opened', (text) => {
    expect(findOutsideAddress(text)?.href).toBe(text);
  });

  test.each([
    ['javascript:alert(1)', 'scheme'],
    ['JavaScript:alert(1)', 'scheme'],
    ['data:text/html,<script>1</script>', 'scheme'],
    ['blob:https://a.example/1', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['http://library.example/', 'scheme'],
    ['https:library.example', 'scheme'],
    ['https:/\\library.example', 'not_an_address'],
    ['java\tscript:alert(1)', 'not_an_address'],
    [' https://library.example', 'not_an_address'],
    ['//library.example', 'not_an_address'],
    ['/desktop/home', 'not_an_address'],
    ['library.example', 'not_an_address'],
    ['', 'not_an_address'],
    ['https://', 'not_an_address'],
    ['https://user@library.example', 'userinfo'],
    ['https://user:secret@library.example', 'userinfo'],
    ['https://*.example', 'host'],
    ["https://a.example;script-src'none'", 'host'],
    ["https://a'b.example", 'host'],
    ['https://library.example/\u202egro', 'not_an_address'],
    [`https://library.example/${'a'.repeat(2048)}`, 'too_long'],
  ])('when it is %j, then nothing opens it: %s', (text, problem) => {
    expect(findAddressProblem(text)).toBe(problem);
    expect(findOutsideAddress(text)).toBeUndefined();
  });

  test('when there is none, then nothing opens', () => expect(findOutsideAddress(null)).toBeUndefined());
});

describe('the address by which a client signs in', () => {
  const issuer = 'https://portal.example/api/uaa/oidc';
  const uri = 'https://library.example/start?from=portal';

  test('when the client has one, then it names the issuer, and keeps its own query', () => {
    const address = new URL(initiateLoginAddress(uri, { issuer, target: null }) ?? '');
    expect(Object.fromEntries(address.searchParams)).toEqual({ from: 'portal', iss: issuer });
  });

  test('when a target is at the client, then it comes along; anywhere else it stays behind', () => {
    const target = 'https://library.example/shelf';
    const at = (wanted: string) =>
      new URL(initiateLoginAddress(uri, { issuer, target: wanted }) ?? '').searchParams.get(
        'target_link_uri',
      );
    expect(at(target)).toBe(target);
    for (const other of [
      'https://evil.example/shelf',
      'javascript:alert(1)',
      'https://library.example:8443/',
    ])
      expect(at(other)).toBeNull();
  });

  test.each([null, 'javascript:alert(1)', 'http://library.example/start'])(
    'when it is %s, then the client cannot be asked',
    (address) => expect(initiateLoginAddress(address, { issuer, target: null })).toBeUndefined(),
  );
});

test('when a frame has an address, then the server reads the app from it', () => {
  expect(framePath('shelf-1')).toBe('/frames?app=shelf-1');
  expect(findFramedApp('?app=shelf-1')).toBe('shelf-1');
  for (const search of ['', '?app=', '?app=a%20b', "?app='x", '?app=<b>'])
    expect(findFramedApp(search)).toBeUndefined();
});
