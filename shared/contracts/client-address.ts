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

/**
 * What is wrong with an address that a client wants to register: it is https, or http on this computer for development,
 * and is later compared as a text (RFC 9700 §2.1). Undefined when nothing is.
 */
export const findClientAddressProblem = (address: string): ClientAddressProblem | undefined => {
  if (address.length > longest) return 'too_long';
  if (/\s/.test(address)) return 'blank';
  if (address.includes('#')) return 'fragment';
  if (address.includes('*')) return 'wildcard';
  if (address.includes('\\')) return 'backslash';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return 'not_an_address';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  if (!/^https?:\/\/[^/]/i.test(address)) return 'not_an_address';
  if (url.username || url.password || /^https?:\/\/[^/?]*@/i.test(address)) return 'userinfo';
  return url.protocol === 'https:' || loopbackHosts.has(url.hostname) ? undefined : 'not_https';
};
