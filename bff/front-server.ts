import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseUnreadable } from '#bff/http';

/** Slow lines of schools: an upload may take as long as the call itself. */
const uploadTimeoutMs = 1_200_000;
/** Longer than the minute for which reverse proxies keep idle connections, or they would send into a closed one. */
const keepAliveMs = 65_000;

/** The server that browsers and proxies connect to, not listening yet. */
export function createFrontServer(handle: RequestListener): Server {
  // Requests without a body get no stream for one: a tenth of what a file costs.
  const server = createServer({ optimizeEmptyRequests: true }, handle);
  server.requestTimeout = uploadTimeoutMs;
  server.keepAliveTimeout = keepAliveMs;
  server.on('clientError', refuseUnreadable);
  return server;
}
