import { BlockList, isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that is handed out to networks of the internet; what is inside IPv6 as a whole is mostly not. */
const allocated = ipaddr.parseCIDR('2000::/3');

export interface EgressOptions {
  /**
   * What the portal may call although it is not the internet: `host:port`, or a network such as `10.0.0.0/8`.
   * Default none.
   */
  allow?: readonly string[];
}

export interface EgressRules {
  /** Whether the deployer named this very host and port: it is called whatever address it has. */
  readonly isListed: (url: URL) => boolean;
  /** Whether an IP address may be called. */
  readonly isReachable: (address: string) => boolean;
}

/** Which addresses a server of the portal may call: those of the internet, and what the deployer allows. */
export function createEgressRules({ allow = [] }: EgressOptions): EgressRules {
  const allowedHosts = new Set(allow.filter((entry) => !entry.includes('/')));
  const allowedNetworks = new BlockList();
  for (const entry of allow.filter((text) => text.includes('/'))) {
    const [network = '', prefix = ''] = entry.split('/');
    allowedNetworks.addSubnet(network, Number(prefix), familyOf(network));
  }
  return {
    isListed: (url) => allowedHosts.has(`${url.hostname}:${portOf(url)}`),
    isReachable: (address) => isOfInternet(address) || allowedNetworks.check(address, familyOf(address)),
  };
}

/**
 * Whether a server would call an address, as far as its text shows: names are looked up at the call only, except for
 * this computer's own.
 */
export function createEgressCheck(options: EgressOptions) {
  const { isListed, isReachable } = createEgressRules(options);
  return (address: string): boolean => {
    const url = URL.parse(address);
    if (!url) return false;
    const host = url.hostname === 'localhost' ? '127.0.0.1' : hostOf(url);
    return isListed(url) || !isIP(host) || isReachable(host);
  };
}

/** The host of an address, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Whether an address is of the internet (IANA special-purpose registries); one of IPv4 written as IPv6 counts as IPv4. */
function isOfInternet(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(allocated));
}
