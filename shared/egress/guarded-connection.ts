import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { type EgressRules, hostOf } from './egress-rules.ts';

/** How a connection to an address is made: with the options of `net.connect` that guard it, none where the deployer named the place. */
export interface GuardedConnection {
  readonly lookup?: LookupFunction;
}

/**
 * How to connect to an address under the rules of egress. The check and the connection use one and the same look-up, so
 * that no second answer can slip in.
 * @throws Error for an IP address that may not be called
 */
export function guardConnection(rules: EgressRules, url: URL): GuardedConnection {
  if (rules.isListed(url)) return {};
  const host = hostOf(url);
  if (isIP(host)) requireReachable(rules, host);
  return {
    lookup: (hostname, options, callback) => {
      dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
        if (error) return callback(error, '');
        try {
          for (const { address } of addresses) requireReachable(rules, address);
        } catch (refusal) {
          return callback(refusal instanceof Error ? refusal : new Error('egress refused'), '');
        }
        if (options.all) return callback(null, addresses);
        const [first] = addresses;
        return callback(null, first?.address ?? '', first?.family);
      });
    },
  };
}

function requireReachable({ isReachable }: EgressRules, address: string): void {
  if (!isReachable(address)) throw new Error('egress refused: not an address of the internet');
}
