import { isIPv6 } from 'node:net';

/**
 * The network that an address belongs to: /24 of IPv4, /48 of IPv6, what one site has as a rule. Two addresses of one browser
 * within seconds are in one network.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail = ''] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = ip.includes('::')
    ? [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
    : before;
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}
