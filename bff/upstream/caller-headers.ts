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
  headers.push('sy-headers', syHeaders);
  pushRequestHeaders(headers, caller);
  const kept = caller.session?.jar.cookieHeaderFor(pathname);
  const cookie = kept && relayedPairs ? `${kept}; ${relayedPairs}` : (kept ?? relayedPairs);
  if (cookie !== undefined) headers.push('cookie', cookie);
}

/** What the upstream may know of a request that no visitor is behind. */
export function pushRequestHeaders(
  headers: string[],
  { id, clientAddress }: Pick<Caller, 'id' | 'clientAddress'>,
): void {
  headers.push('x-request-id', id, 'x-forwarded-for', clientAddress);
}
