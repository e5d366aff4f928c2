import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const limits = { timeout: 2_500, bytes: 64 * 1024 } as const;

/** All that is handed out to networks of the internet; what is inside IPv6 as a whole is mostly not. */
const allocated = ipaddr.parseCIDR('2000::/3');

export interface EgressOptions {
  /**
   * What the portal may call although it is not the internet: `host:port`, or a network such as `10.0.0.0/8`.
   * Default none.
   */
  allow?: readonly string[];
}

/**
 * Whether the provider would call an address, as far as its text shows: names are looked up at the call only, except
 * for this computer's own.
 */
export function createEgressCheck(options: EgressOptions) {
  const { isListed, isReachable } = createEgressRules(options);
  return (address: string): boolean => {
    const url = URL.parse(address);
    if (!url) return false;
    const host = url.hostname === 'localhost' ? '127.0.0.1' : placeOf(url).host;
    return isListed(url) || !isIP(host) || isReachable(host);
  };
}

/** `fetch` for the provider, and for asking one of a school: to the internet, or to what the deployer allows; no redirects, 2.5 s, 64 KB. */
export function createEgressFetch(egress: EgressOptions = {}) {
  const rules = createEgressRules(egress);
  const requireReachable = (address: string): void => {
    if (!rules.isReachable(address)) throw new Error('egress refused: not an address of the internet');
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
    const { host } = placeOf(url);
    const isListed = rules.isListed(url);
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
          const type = answer.headers['content-type'];
          const headers = type === undefined ? {} : { 'content-type': type };
          resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers }));
        });
        answer.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  };
}

/** Which addresses count as allowed. */
function createEgressRules({ allow = [] }: EgressOptions) {
  const allowedHosts = new Set(allow.filter((entry) => !entry.includes('/')));
  const allowedNetworks = new BlockList();
  for (const entry of allow.filter((text) => text.includes('/'))) {
    const [network = '', prefix = ''] = entry.split('/');
    allowedNetworks.addSubnet(network, Number(prefix), familyOf(network));
  }
  return {
    isListed: (url: URL): boolean => allowedHosts.has(placeOf(url).place),
    isReachable: (address: string): boolean =>
      isOfInternet(address) || allowedNetworks.check(address, familyOf(address)),
  };
}

/** What an address says about itself, as the rules name it. */
function placeOf(url: URL): { host: string; place: string } {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return { host: url.hostname.replace(/^\[|\]$/g, ''), place: `${url.hostname}:${port}` };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Whether an address is of the internet (IANA special-purpose registries); one of IPv4 written as IPv6 counts as IPv4. */
function isOfInternet(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(allocated));
}
