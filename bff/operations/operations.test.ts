import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStores } from '#bff/session';
import { createJsonLog } from '../../shared/log/index.ts';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';

describe('probes', () => {
  let portal: RunningPortal;
  const stores = openSqliteStores(':memory:');
  let isStoreDown = false;
  beforeAll(async () => {
    portal = await startPortal({
      stores: {
        ...stores,
        check: () => (isStoreDown ? Promise.reject(new Error('secret reason')) : stores.check()),
      },
    });
  });
  afterAll(async () => {
    await portal.stop();
    await stores.close();
  });

  test('when everything answers, then it is ready', async () => {
    expect(await ask(portal.port, { path: '/readyz' })).toMatchObject({
      status: 200,
      json: { status: 'ok' },
    });
    expect(await ask(portal.port, { method: 'HEAD', path: '/healthz' })).toMatchObject({
      status: 200,
      text: '',
    });
  });

  test('when a probe comes by address, then it is answered', async () => {
    const reply = await ask(portal.port, { path: '/healthz', headers: { host: '10.0.0.7:3000' } });
    expect(reply).toMatchObject({ status: 200, json: { status: 'ok' } });
  });

  test('when the path only starts like a probe, then it is none', async () => {
    expect((await ask(portal.port, { path: '/healthz/x' })).status).toBe(404);
    expect((await ask(portal.port, { path: '/readyz2' })).status).toBe(404);
  });

  test('when the upstream says that it cannot serve, then the portal is not ready; its address is the deployment’s', async () => {
    let httpStatus = 503;
    const own = await startPortal({ upstreamReadyPath: '/health/ready?deep=1' });
    own.upstream.on('/health/ready', (_req, res) => res.writeHead(httpStatus).end());
    expect(await ask(own.port, { path: '/readyz' })).toMatchObject({
      status: 503,
      json: { failing: ['upstream'] },
    });
    httpStatus = 404; // it has no such address, but it answers
    expect((await ask(own.port, { path: '/readyz' })).status).toBe(200);
    await own.stop();
  });

  test('when stores and upstream are down, then it names them, not why, and the process still lives', async () => {
    isStoreDown = true;
    const one = await ask(portal.port, { path: '/readyz' });
    expect(one).toMatchObject({ status: 503, json: { failing: ['stores'] } });
    expect(one.text).not.toContain('secret');
    await portal.upstream.close();
    expect(await ask(portal.port, { path: '/readyz' })).toMatchObject({
      status: 503,
      json: { failing: ['upstream', 'stores'] },
    });
    expect((await ask(portal.port, { path: '/healthz' })).status).toBe(200);
  });
});

describe('metrics', () => {
  test('when requests were answered, then their classes and refusals are counted, never their paths', async () => {
    const lines: string[] = [];
    const metrics = createMetrics();
    const log = metrics.countEvents(createJsonLog((line) => lines.push(line), 'bff'));
    metrics.countFile(200);
    metrics.countFile(200);
    metrics.countFile(304);
    log('request', { method: 'GET', path: '/login', status: 200, ms: 3 });
    log('request', { method: 'GET', path: '/assets/shell/main.aaaaaa.js', status: 200, ms: 0.4 });
    log('request', {
      method: 'GET',
      path: '/api/uaa/oauth/refresh',
      status: 502,
      ms: 9,
      refusal: 'upstream_unavailable',
    });
    log('request', {
      method: 'GET',
      path: '/api/secret-path',
      status: 503,
      ms: 9,
      refusal: 'store_unavailable',
    });
    log('request', { method: 'GET', path: '/api/base/license/unit', status: 500, ms: 9 });
    log('request', { method: 'GET', path: '/api/base/license/unit', status: 200, ms: 9 });
    const server = createMetricsServer(metrics);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const own = { host: `127.0.0.1:${port}` };
    const { text, headers } = await ask(port, { path: '/metrics', headers: own });
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('portal_requests_total{class="page",status="200"} 1');
    expect(text).toContain('portal_requests_total{class="asset",status="200"} 3');
    expect(text).toContain('portal_requests_total{class="asset",status="304"} 1');
    expect(text).toContain('portal_upstream_errors_total{code="upstream_unavailable"} 1');
    expect(text).toContain('portal_session_refreshes_total 1');
    expect(text).toContain('portal_store_errors_total 1');
    expect(text).toContain('portal_licence_checks_failed_total 1');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain('secret-path');
    metrics.countFile(304);
    expect((await ask(port, { path: '/metrics', headers: own })).text).toContain(
      '{class="asset",status="304"} 2',
    );
    expect((await ask(port, { path: '/', headers: own })).status).toBe(404);
    const named = { host: `localhost:${port}` };
    expect((await ask(port, { path: '/metrics', headers: named })).status).toBe(200);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      `127.0.0.1:${port}.evil.example`,
    ]) {
      const reply = await ask(port, { path: '/metrics', headers: { host } });
      expect([host, reply.status, reply.text]).toEqual([host, 421, '']);
    }
    expect(lines).toHaveLength(6);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ source: 'bff', event: 'request', path: '/login' });
    server.close();
    metrics.stop();
  });

  test('when the public port is asked for metrics, then there are none', async () => {
    const portal = await startPortal();
    const reply = await ask(portal.port, { path: '/metrics' });
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('portal_requests_total');
    await portal.stop();
  });
});
