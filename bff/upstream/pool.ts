import { Pool } from 'undici';

/** The wrapper's own limit (specification 0§9): no call waits longer. */
export const callTimeoutMs = 1_200_000;
/** Signing in, asking who is signed in and refreshing must not keep anybody that long (decision 17). */
export const authCallTimeoutMs = 30_000;

const connectTimeoutMs = 3000;
/** More calls than this at once wait in line; slow ones must not block the quick ones of others. */
const maxConnections = 512;

/** The connections to the upstream, kept alive. Paths go through as they are; redirects are the browser's business. */
export const createUpstreamPool = (upstreamUrl: URL): Pool =>
  new Pool(upstreamUrl.origin, {
    connections: maxConnections,
    pipelining: 1,
    headersTimeout: callTimeoutMs,
    bodyTimeout: callTimeoutMs,
    connect: { timeout: connectTimeoutMs },
  });
