const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether messages to people, which hold codes, may be posted there: https, or plain http on this computer. */
export function isOutboxUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}
