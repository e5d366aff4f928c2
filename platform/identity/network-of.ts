import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network that an address belongs to: /24 of IPv4, /48 of IPv6, what one site has as a rule. Two addresses of one browser
 * within seconds are in one network.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = ipaddr.IPv6.parse(ip).parts.slice(0, 3);
  return `${groups.map((group) => group.toString(16)).join(':')}::/48`;
}
