import { createServer, type IncomingMessage, type Server } from 'node:http';
import { hasManyHosts } from '#bff/http';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` on a listener of its own, so that no proxy rule can ever publish it. Not listening yet. */
export function createMetricsServer(
  metrics: Pick<Metrics, 'format' | 'contentType'>,
  /** Figures of others, below the own ones; empty when they cannot be had. */
  formatMore: () => Promise<string> = async () => '',
): Server {
  return createServer((req, res) => {
    if (!isOwnHost(req)) {
      res.writeHead(421).end();
      return;
    }
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    const format = async () => `${await metrics.format()}${await formatMore()}`;
    format().then(
      (text) => res.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
}

/** The address that the listener was reached at, or this computer's own name. A web page can be led here under any other. */
function isOwnHost(req: IncomingMessage): boolean {
  const { localAddress = '', localPort, localFamily } = req.socket;
  const address = localFamily === 'IPv6' ? `[${localAddress}]` : localAddress;
  const names = [address, address.replace(/^\[::ffff:(.*)\]$/, '$1'), 'localhost'];
  return names.some((name) => req.headers.host === `${name}:${localPort}`) && !hasManyHosts(req);
}
