import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';
import { Pool } from 'undici';
import { expect, it } from 'vitest';
import { createRequestContext } from '#bff/http';
import { socialSwitchLogin } from '#shared/contracts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';
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
  const { url, stop } = await startProxy(await startStubUpstream());
  const answer = await fetch(`${url}/api/base/x`);
  expect(await answer.json()).toMatchObject({ data: { headers: { 'x-through': 'undici' } } });
  await stop();
});

it.each([
  ['GET', '/api/base/x', 200, 2],
  ['POST', '/api/base/x', 500, 1],
  ['GET', socialSwitchLogin.path, 500, 1],
])(
  'when a %s of %s meets a connection that is being closed, then it ends with %i',
  async (method, path, status, times) => {
    const upstream = await startStubUpstream();
    const { url, stop } = await startProxy(upstream);
    upstream.on(path, (req) => {
      upstream.on(path, (_req, res) => answerEnvelope(res, 'again'));
      req.socket.destroy();
    });
    const answer = await fetch(url + path, { method });
    expect(answer.status).toBe(status);
    expect(upstream.calls).toEqual(Array(times).fill(`${method} ${path}`));
    await stop();
  },
);

it('when the connection of a GET is lost each time, then it is sent twice at most', async () => {
  const upstream = await startStubUpstream();
  const { url, stop } = await startProxy(upstream);
  upstream.on('/api/base/x', (req) => req.socket.destroy());
  expect((await fetch(`${url}/api/base/x`)).status).toBe(500);
  expect(upstream.calls).toHaveLength(2);
  await stop();
});

it('when the connection is lost in the middle of an answer, then nothing is sent again', async () => {
  const upstream = await startStubUpstream();
  const { url, stop } = await startProxy(upstream);
  upstream.on('/api/base/x', (req, res) => {
    res.writeHead(200, { 'content-length': '10' }).write('half', () => req.socket.destroy());
  });
  await expect(fetch(`${url}/api/base/x`).then((answer) => answer.text())).rejects.toThrow();
  expect(upstream.calls).toHaveLength(1);
  await stop();
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

/** http-proxy-middleware over the transport, in front of an upstream that ends with it. */
async function startProxy(upstream: StubUpstream): Promise<{ url: string; stop: () => Promise<void> }> {
  const pool = new Pool(upstream.url);
  const proxy = createProxyMiddleware({
    target: nowhere,
    ejectPlugins: true,
    plugins: [createUndiciTransport(pool, hooks)],
  });
  const server = createServer((req, res) => {
    createRequestContext(req, 'id-1', '127.0.0.1', meaningOf);
    proxy(req, res, () =>
      res.headersSent ? res.destroy() : res.writeHead(500).end('not through the transport'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await pool.destroy();
      await upstream.close();
    },
  };
}
