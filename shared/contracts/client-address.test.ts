import { expect, test } from 'vitest';
import { findClientAddressProblem } from './client-address.ts';

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
