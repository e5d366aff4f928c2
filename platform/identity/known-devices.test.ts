import { expect, test } from 'vitest';
import type { CookieChange } from '#platform/http';
import { createKnownDevices } from './known-devices.ts';

const day = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-09-01T00:00:00Z');

function clock() {
  return now;
}

const devices = createKnownDevices(['a secret of tests'], clock);
const none = new Map<string, string>();

function cookiesOf({ name, value }: CookieChange) {
  return new Map([[name, value]]);
}

test('when a user has signed in on a device, then it is known for her and for nobody else', () => {
  const cookies = cookiesOf(devices.mark(none, 'zhou-min-1001'));
  expect(devices.find(cookies, 'zhou-min-1001')).toMatch(/^[\w-]{22}$/);
  expect(devices.find(cookies, 'u2')).toBeUndefined();
  expect(devices.find(cookies, '')).toBeUndefined();
  expect(devices.find(none, 'zhou-min-1001')).toBeUndefined();
  expect([...cookies.values()].join()).not.toContain('zhou-min-1001');
});

test('when the same user signs in again, then the device keeps its name', () => {
  const first = cookiesOf(devices.mark(none, 'u1'));
  now += day;
  const second = cookiesOf(devices.mark(first, 'u1'));
  expect(devices.find(second, 'u1')).toBe(devices.find(first, 'u1'));
  expect(second).not.toEqual(first);
});

test('when seven people use a computer, then it knows the last six, in a cookie of less than 512 characters', () => {
  const users = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'];
  let cookies = none;
  for (const user of users) cookies = cookiesOf(devices.mark(cookies, user));
  expect(users.filter((user) => devices.find(cookies, user))).toEqual(users.slice(1));
  expect(cookies.get('sy_known')).toMatch(/^[\w.~-]{1,512}$/);
});

test('when the cookie is forged, altered, or signed by another portal, then nobody is known', () => {
  const value = devices.mark(none, 'u1').value;
  const [nonce = '', time = '', signature = ''] = value.split('.');
  const other = createKnownDevices(['another secret'], clock).mark(none, 'u1').value;
  const forged = [
    `${'A'.repeat(22)}.${time}.${signature}`,
    `${nonce}.zzzzzzzz.${signature}`,
    `${nonce}.${time}.${'A'.repeat(43)}`,
    `${nonce}.${time}`,
    'nonsense',
    other,
  ];
  for (const each of forged) expect(devices.find(new Map([['sy_known', each]]), 'u1')).toBeUndefined();
});

test('when the secrets are changed, then devices that the old one signed are known while it counts', () => {
  const cookies = cookiesOf(devices.mark(none, 'u1'));
  const both = createKnownDevices(['a new secret', 'a secret of tests'], clock);
  expect(both.find(cookies, 'u1')).toBe(devices.find(cookies, 'u1'));
  expect(createKnownDevices(['a new secret'], clock).find(cookies, 'u1')).toBeUndefined();
});

test('when ninety days have passed, then the device is known no more', () => {
  const cookies = cookiesOf(devices.mark(none, 'u1'));
  now += 90 * day;
  expect(devices.find(cookies, 'u1')).toBeUndefined();
});
