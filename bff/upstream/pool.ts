import { type Dispatcher, Pool } from 'undici';
import { platformSecretHeader, sessionDeadlineMs } from '#shared/contracts';

/** The wrapper's own limit, twenty minutes (D01): no call waits longer. */
export const callTimeoutMs = 1_200_000;
/** Signing in, asking who is signed in and refreshing must not keep anybody that long (D-17). */
export const authCallTimeoutMs = sessionDeadlineMs;

const connectTimeoutMs = 3000;
/** More calls than this at once wait in line; slow ones must not block the quick ones of others. */
const maxConnections = 512;

/**
 * The connections to the upstream, kept alive. Paths go through as they are; redirects are the browser's business.
 * @param secret what the platform demands on every request; default nothing
 */
export function createUpstreamPool(upstreamUrl: URL, secret?: string): Dispatcher {
  const pool = new Pool(upstreamUrl.origin, {
    connections: maxConnections,
    pipelining: 1,
    headersTimeout: callTimeoutMs,
    bodyTimeout: callTimeoutMs,
    connect: { timeout: connectTimeoutMs },
  });
  return secret === undefined ? pool : pool.compose(showSecret(secret));
}

/** Here, where every call comes by: one that was forgotten would be refused. */
function showSecret(secret: string): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch({ ...options, headers: [...listOf(options.headers), platformSecretHeader, secret] }, handler);
}

/** Calls of the BFF carry their headers as a list of names and values, or none. */
function listOf(headers: Dispatcher.DispatchOptions['headers']): readonly string[] {
  if (headers === undefined || headers === null) return [];
  if (!Array.isArray(headers)) throw new TypeError('headers to the upstream are a list');
  return headers;
}
