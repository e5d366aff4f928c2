const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const longest = 512;

/** Why an address cannot be registered as the place that codes are sent to. */
export type ClientAddressProblem =
  | 'too_long'
  | 'blank'
  | 'not_an_address'
  | 'fragment'
  | 'wildcard'
  | 'backslash'
  | 'userinfo'
  | 'scheme'
  | 'not_https';

/** A scheme that belongs to an app on a device: a domain of its maker, turned around (RFC 8252 §7.1). It has a dot at least. */
const appScheme = /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+:$/;
const appAddress = /^[a-z\d.-]+:\/(?!\/)/;

/** Whether a browser hands an address of this scheme, such as `com.example.app:`, to an app on its device. */
export function isAppScheme(protocol: string): boolean {
  return appScheme.test(protocol);
}

/**
 * What is wrong with an address that a client wants to register: it is https, or http on this computer, and is later compared
 * as a text (RFC 9700 §2.1). Public clients may have `com.example.app:/callback` too. Undefined when nothing is.
 * @param kind default `confidential`, for addresses that servers have
 */
export function findClientAddressProblem(
  address: string,
  kind: 'public' | 'confidential' = 'confidential',
): ClientAddressProblem | undefined {
  if (address.length > longest) return 'too_long';
  if (/\s/.test(address)) return 'blank';
  if (address.includes('#')) return 'fragment';
  if (address.includes('*')) return 'wildcard';
  if (address.includes('\\')) return 'backslash';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return 'not_an_address';
  if (kind === 'public' && isAppScheme(url.protocol))
    return appAddress.test(address) ? undefined : 'not_an_address';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  if (!/^https?:\/\/[^/]/i.test(address)) return 'not_an_address';
  if (url.username || url.password || /^https?:\/\/[^/?]*@/i.test(address)) return 'userinfo';
  return url.protocol === 'https:' || loopbackHosts.has(url.hostname) ? undefined : 'not_https';
}
