import { expect, test } from 'vitest';
import { parseLoopbackOrigin } from './loopback-origin.ts';

test.each([
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://127.0.0.1:4000/portal.json', 'http://127.0.0.1:4000'],
])('when the address is %s, then it counts', (address, origin) => {
  expect(parseLoopbackOrigin(address)).toBe(origin);
});

test.each([
  'https://localhost:5173',
  'http://localhost',
  'http://evil.example:80',
  'http://localhost.evil.example:5173',
  'http://127.0.0.1@evil.example:5173',
  'http://user@localhost:5173',
  'http://10.0.0.1:5173',
  'http://169.254.169.254:80/portal.json',
  'http://0.0.0.0:5173',
  'http://[::1]:5173',
  'http://localhost:5173/other',
  'http://localhost:5173/portal.json?x=1',
  'file:///etc/passwd',
  'nothing',
])('when the address is %s, then it is refused by name', (address) => {
  expect(() => parseLoopbackOrigin(address)).toThrow(address);
});
