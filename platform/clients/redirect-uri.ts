const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an address may be registered as the place that codes are sent to: https, or http on this computer for
 * development. No wildcard, fragment, user name or password.
 */
export const isRegistrableUri = (address: string): boolean => {
  const url = URL.parse(address);
  if (!url || address.length > 512 || /[#*\\\s]/.test(address)) return false;
  if (url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname));
};
