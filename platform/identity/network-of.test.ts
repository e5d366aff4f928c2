import { expect, test } from 'vitest';
import { networkOf } from './index.ts';

test.each([
  ['10.20.30.40', '10.20.30.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:0DB8:0001:2:0:0:0:3', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['2001:db8::', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('when the address is %s, then the network is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
