import { expect, test } from 'vitest';
import { findClientAddressProblem, isAppScheme } from './client-address.ts';

test.each([
  ['https://a.example/callback', undefined],
  ['https://a.example:8443/callback?x=1', undefined],
  ['http://localhost:4001/callback', undefined],
  ['http://127.0.0.1:4001/callback', undefined],
  ['http://[::1]:4001/callback', undefined],
  ['http://a.example/callback', 'not_https'],
  ['http://localhost.a.example/', 'not_https'],
  ['http://10.0.0.1/callback', 'not_https'],
  ['https://*.example/', 'wildcard'],
  ['https://a.example/#x', 'fragment'],
  ['https://a.example/callback#', 'fragment'],
  ['https://user@a.example/', 'userinfo'],
  ['https://user:secret@a.example/', 'userinfo'],
  ['https://@a.example/', 'userinfo'],
  ['https://a.example/ x', 'blank'],
  [' https://a.example/', 'blank'],
  ['https:\\\\a.example', 'backslash'],
  ['https:a.example', 'not_an_address'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/html,x', 'scheme'],
  ['custom://x', 'scheme'],
  ['a.example/callback', 'not_an_address'],
  ['', 'not_an_address'],
  [`https://a.example/${'x'.repeat(600)}`, 'too_long'],
])('when an app wants codes at %j, then the problem is %s', (address, problem) => {
  expect(findClientAddressProblem(address)).toBe(problem);
});

test.each([
  ['com.example.app:/callback', undefined],
  ['com.example.app:/', undefined],
  ['com.example-school.app:/cb?x=1', undefined],
  ['http://127.0.0.1/cb', undefined],
  ['http://[::1]/cb', undefined],
  ['https://a.example/callback', undefined],
  ['com.example.app://callback', 'not_an_address'],
  ['com.example.app:callback', 'not_an_address'],
  ['COM.example.app:/callback', 'not_an_address'],
  ['com.example.app:/callback#x', 'fragment'],
  ['com.example.app:/*', 'wildcard'],
  ['com.example.app:/\\x', 'backslash'],
  ['com.example.app:/ x', 'blank'],
  ['myapp:/callback', 'scheme'],
  ['javascript:/alert(1)', 'scheme'],
  ['data:/x', 'scheme'],
  ['ms-settings:/x', 'scheme'],
  ['.example:/x', 'not_an_address'],
  ['http://10.0.0.1/cb', 'not_https'],
])('when a public app wants codes at %j, then the problem is %s', (address, problem) => {
  expect(findClientAddressProblem(address, 'public')).toBe(problem);
});

test('when an app with a secret wants codes at a scheme of its own, then it cannot', () => {
  expect(findClientAddressProblem('com.example.app:/callback', 'confidential')).toBe('scheme');
});

test.each([
  ['com.example:', true],
  ['javascript:', false],
  ['https:', false],
  ['com..example:', false],
  ['com.example.:', false],
])('when a scheme is %s, then it belongs to an app: %s', (protocol, isApps) => {
  expect(isAppScheme(protocol)).toBe(isApps);
});
