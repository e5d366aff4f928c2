import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';
import { Pool } from 'undici';
import { expect, it } from 'vitest';
import { createRequestContext } from '#bff/http';
import { startStubUpstream } from '../testing/stub-upstream.ts';
import { meaningOf } from './call-table.ts';
import { createUndiciTransport } from './undici-transport.ts';

const hooks = {
  requestHeadersOf: () => ['x-through', 'undici'],
  responseHeadersOf: () => [],
  complete: () => undefined,
  headersTimeoutOf: () => 1000,
};
/** Nobody listens there: whatever http-proxy-middleware sent by its own means would fail. */
const nowhere = 'http://127.0.0.1:9';

it('when http-proxy-middleware proxies, then it does so through the transport and not by its own client', async () => {
  const upstream = await startStubUpstream();
  const pool = new Pool(upstream.url);
  const proxy = createProxyMiddleware({
    target: nowhere,
    ejectPlugins: true,
    plugins: [createUndiciTransport(pool, hooks)],
  });
  const server = createServer((req, res) => {
    createRequestContext(req, 'id-1', '127.0.0.1', meaningOf);
    proxy(req, res, () => res.writeHead(500).end('not through the transport'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/base/x`);
  expect(await answer.json()).toMatchObject({ data: { headers: { 'x-through': 'undici' } } });
  server.closeAllConnections();
  server.close();
  await pool.destroy();
  await upstream.close();
});

it('when the proxy server has lost the method that the transport replaces, then the start fails', async () => {
  const pool = new Pool(nowhere);
  const plugins: Plugin[] = [
    (server) => void Object.assign(server, { web: undefined }),
    createUndiciTransport(pool, hooks),
  ];
  expect(() => createProxyMiddleware({ target: nowhere, ejectPlugins: true, plugins })).toThrow(/httpxy/);
  await pool.destroy();
});
