import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const limits = { timeout: 2_500, bytes: 64 * 1024 } as const;

/** Addresses that are not the internet (IANA special-purpose registries). */
const special: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

const createSpecialNetworks = (): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of special) list.addSubnet(network, prefix, familyOf(network));
  return list;
};

export interface EgressOptions {
  /**
   * What the portal may call although it is not the internet: `host:port`, or a network such as `10.0.0.0/8`.
   * Default none.
   */
  allow?: readonly string[];
}

/** `fetch` for the provider: to the internet, or to what the deployer allows; no redirects, 2.5 s, 64 KB. */
export const createEgressFetch = ({ allow = [] }: EgressOptions = {}) => {
  const specialNetworks = createSpecialNetworks();
  const allowedHosts = new Set(allow.filter((entry) => !entry.includes('/')));
  const allowedNetworks = new BlockList();
  for (const entry of allow.filter((text) => text.includes('/'))) {
    const [network = '', prefix = ''] = entry.split('/');
    allowedNetworks.addSubnet(network, Number(prefix), familyOf(network));
  }
  const requireReachable = (address: string): void => {
    const family = familyOf(address);
    if (specialNetworks.check(address, family) && !allowedNetworks.check(address, family))
      throw new Error('egress refused: not an address of the internet');
  };
  /** The check and the connection use one and the same look-up, so that no second answer can slip in. */
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '');
      try {
        for (const { address } of addresses) requireReachable(address);
      } catch (refusal) {
        return callback(refusal instanceof Error ? refusal : new Error('egress refused'), '');
      }
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family);
    });
  };

  const optionsFor = (url: URL, init: RequestInit): RequestOptions => {
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isListed = allowedHosts.has(`${url.hostname}:${port}`);
    if (!isListed && isIP(host)) requireReachable(host);
    return {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      timeout: limits.timeout,
      signal: AbortSignal.timeout(limits.timeout),
      agent: false,
      ...(isListed ? {} : { lookup: guardedLookup }),
    };
  };

  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!/^https?:$/.test(url.protocol)) throw new Error('egress refused: not an http address');
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const body = init.body === undefined || init.body === null ? undefined : String(init.body);
    return new Promise((resolve, reject) => {
      const outgoing = send(url, optionsFor(url, init), (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > limits.bytes) outgoing.destroy(new Error('egress refused: the answer is too large'));
          else chunks.push(chunk);
        });
        answer.on('end', () => {
          const status = answer.statusCode ?? 502;
          const hasBody = status !== 204 && status !== 304;
          resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status }));
        });
        answer.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  };
};
