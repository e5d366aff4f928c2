import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names its host more than once: Node takes the first, another server on the way the last (RFC 9112,
 * section 3.2).
 */
export function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found > 1;
}
