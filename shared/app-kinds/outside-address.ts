/** Why an address may not be opened from a desktop. */
export type AddressProblem = 'too_long' | 'not_an_address' | 'scheme' | 'userinfo' | 'host';

const maxLength = 2048;
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Neither a wildcard nor anything that ends a source of a policy. */
const plainHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/;
/** What some parsers drop or read as a slash. */
const hidden = /[\s\\\p{C}]/u;

/** What is wrong with a full address outside the portal; undefined where it may be opened. */
export function findAddressProblem(text: string): AddressProblem | undefined {
  if (text.length > maxLength) return 'too_long';
  if (hidden.test(text) || !/^[a-z][a-z0-9+.-]*:/i.test(text)) return 'not_an_address';
  if (!/^https?:\/\//i.test(text)) return 'scheme';
  if (!URL.canParse(text)) return 'not_an_address';
  const url = new URL(text);
  if (url.username || url.password) return 'userinfo';
  if (!plainHost.test(url.hostname)) return 'host';
  return url.protocol === 'https:' || isLoopbackAddress(url) ? undefined : 'scheme';
}

/**
 * The address as it may be opened: https, or http on this computer; never another scheme, a user name or a wildcard. Whether a portal
 * takes addresses of this computer at all is decided when they are saved.
 */
export function findOutsideAddress(text: string | null | undefined): URL | undefined {
  return text && findAddressProblem(text) === undefined ? new URL(text) : undefined;
}

/** Whether an address leads to the computer of whoever opens it. */
export function isLoopbackAddress({ hostname }: Pick<URL, 'hostname'>): boolean {
  return loopbackNames.has(hostname) || hostname.endsWith('.localhost') || /^127\./.test(hostname);
}
