import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` on a listener of its own, so that no proxy rule can ever publish it. Not listening yet. */
export const createMetricsServer = (metrics: Pick<Metrics, 'format' | 'contentType'>): Server =>
  createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    metrics.format().then(
      (text) => res.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
