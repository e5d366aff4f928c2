import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Tells where a request comes from. */
export type ClientAddressOf = (req: IncomingMessage) => string;

/**
 * The peer of the socket, unless the peer is a trusted proxy: then `X-Forwarded-For` is read from the right, past
 * every trusted proxy, to the first address that is none. What stands left of it anybody can have written.
 *
 * @param trustedProxies addresses and CIDR ranges; by default nobody is trusted
 */
export const createClientAddressOf = (trustedProxies: readonly string[] = []): ClientAddressOf => {
  if (trustedProxies.length === 0) return peerOf;
  const trusted = createBlockList(trustedProxies);
  const isTrusted = (address: string): boolean =>
    trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (req) => {
    let client = peerOf(req);
    const forwarded = req.headers['x-forwarded-for'];
    if (!forwarded || !isTrusted(client)) return client;
    const hops = String(forwarded).split(',');
    for (let hop = hops.pop(); hop !== undefined; hop = hops.pop()) {
      const address = normalize(hop.trim());
      if (isIP(address) === 0) return client;
      client = address;
      if (!isTrusted(client)) return client;
    }
    return client;
  };
};

const peerOf: ClientAddressOf = (req) => normalize(req.socket.remoteAddress ?? '');

/** `::ffff:10.0.0.1` is 10.0.0.1 on a socket that listens to both families. */
const normalize = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);

const createBlockList = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
};
