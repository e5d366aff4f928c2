import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Log } from '#shared/log';

/** Finds where a request comes from. */
export type ClientAddressOf = (req: IncomingMessage) => string;

/**
 * The peer of the socket, unless the peer is a trusted proxy: then `X-Forwarded-For` is read from the right, past
 * every trusted proxy, to the first address that is none. What stands left of it anybody can have written.
 *
 * @param trustedProxies addresses and CIDR ranges; by default nobody is trusted
 * @param log gets one line when a proxy of this network seems to have been forgotten
 */
export function createClientAddressOf(
  trustedProxies: readonly string[] = [],
  log: Log = () => undefined,
): ClientAddressOf {
  const noteUntrusted = createUntrustedProxyNote(log);
  const trusted = createBlockList(trustedProxies);
  const isTrusted = (address: string): boolean =>
    trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (req) => {
    let client = peerOf(req);
    const forwarded = req.headers['x-forwarded-for'];
    if (!forwarded) return client;
    if (!isTrusted(client)) {
      noteUntrusted(client);
      return client;
    }
    const hops = String(forwarded).split(',');
    for (let hop = hops.pop(); hop !== undefined; hop = hops.pop()) {
      const address = normalize(hop.trim());
      if (isIP(address) === 0) return client;
      client = address;
      if (!isTrusted(client)) return client;
    }
    return client;
  };
}

/** Networks of a house and of its computers, as `ipaddr.js` names them. */
const ownRanges = new Set(['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal']);

const peerOf: ClientAddressOf = (req) => normalize(req.socket.remoteAddress ?? '');

/**
 * A peer inside the own network that forwards for others is a proxy that nobody named: everybody behind it would share one
 * address, and with it the limits of one. Said once; a peer from outside may only be lying.
 */
function createUntrustedProxyNote(log: Log): (peer: string) => void {
  let isSaid = false;
  return (peer) => {
    if (isSaid || isIP(peer) === 0 || !ownRanges.has(ipaddr.process(peer).range())) return;
    isSaid = true;
    const hint = `X-Forwarded-For from ${peer} counts for nothing: name it in TRUSTED_PROXIES if it is a proxy, or all its users are limited as one`;
    log('untrusted_proxy', { level: 'warn', peer, hint });
  };
}

function createBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** `::ffff:10.0.0.1` is 10.0.0.1 on a socket that listens to both families. */
function normalize(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
