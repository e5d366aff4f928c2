import type { RequestContext } from '#bff/http';

/** What the upstream may know of the visitor behind a call. */
export type Caller = Pick<RequestContext, 'id' | 'clientAddress' | 'session'>;

/**
 * The identity-like headers of a call to the upstream: all of them ours, none the browser's.
 * @param relayedPairs cookies that the browser keeps for the upstream, as a part of the header
 */
export function pushCallerHeaders(
  headers: string[],
  caller: Caller,
  pathname: string,
  syHeaders: string,
  relayedPairs?: string,
): void {
  headers.push('sy-headers', syHeaders, 'x-request-id', caller.id, 'x-forwarded-for', caller.clientAddress);
  const kept = caller.session?.jar.cookieHeaderFor(pathname);
  const cookie = kept && relayedPairs ? `${kept}; ${relayedPairs}` : (kept ?? relayedPairs);
  if (cookie !== undefined) headers.push('cookie', cookie);
}
