const loopbackHosts = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|[\w-]+\.localhost)$/;

/** Whether a host name or address means this computer and nothing else. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.test(host);
}
