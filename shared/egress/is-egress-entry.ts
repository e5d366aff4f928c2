import { isIP } from 'node:net';

/** Whether a text names what the portal may call: `host:port`, an address or a range. */
export function isEgressEntry(entry: string): boolean {
  const [host = '', prefix] = entry.split('/');
  if (prefix === undefined) return /^(?:\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(entry);
  return isIP(host) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(host) === 4 ? 32 : 128);
}
