import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, askRaw, askWhileSending, signIn } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';
import type { Service } from './service.ts';

const mib = 1024 * 1024;
const tokenPath = '/internal/apps/token';

let portal: RunningPortal;
/** The app's own server. */
let server: StubUpstream;
let services: Map<string, Service>;
let sid: string;

function callsOfTokens(): number {
  return portal.upstream.calls.filter((call) => call === `GET ${tokenPath}`).length;
}

function setService(change: Partial<Service> = {}): void {
  services.set('leave', {
    ...{ code: 'leave', address: `${server.url}/v1`, timeoutMs: 1000 },
    ...{ names: { 'zh-CN': '请假', en: 'Leave' } },
    ...change,
  });
}

beforeEach(async () => {
  server = await startStubUpstream();
  services = new Map();
  setService();
  portal = await startPortal({
    findService: (code) => services.get(code),
    egressAllow: ['127.0.0.0/8'],
    clock: () => now,
  });
  portal.upstream.on(tokenPath, (req, res) => {
    const code = new URL(req.url ?? '', 'http://stub').searchParams.get('code');
    if (code === 'closed') return answerEnvelope(res, null, { status: 403, code: 'forbidden' });
    if (!req.headers.cookie?.includes('sy_access=')) return answerEnvelope(res, null, { status: 401 });
    const serial = portal.upstream.calls.length;
    return answerEnvelope(res, { token: `jwt-${serial}`, expiresAt: now + 300_000, userId: '2001' });
  });
  sid = (await signIn(portal.port)).sid ?? '';
});
afterEach(async () => {
  await portal.stop();
  await server.close();
});
let now = Date.now();

function call(path: string, rest: Omit<Parameters<typeof ask>[1], 'path'> = {}) {
  return ask(portal.port, { path: `/api/x/leave${path}`, sid, ...rest });
}

describe('a call to the service of an app', () => {
  it('when a page asks, then the service gets path, query and a token, and nothing of the session', async () => {
    const reply = await call('/days/7?from=1&to=%E4%BD%A0', {
      headers: {
        authorization: 'Bearer forged',
        'x-internal-secret': 'forged',
        'x-user-id': '1',
        x_auth_user: '1',
        'x-forwarded-for': '1.2.3.4',
        'x-portal-user': '2001',
        referer: 'http://portal.test/pages/base/secret',
        'x-request-id': 'forged',
        'sy-headers': '{"device":"pc","app":"/pages/base"}',
        'idempotency-key': 'k1',
      },
    });
    const { url, headers } = reply.json.data;
    expect(url).toBe('/v1/days/7?from=1&to=%E4%BD%A0');
    expect(headers.authorization).toMatch(/^Bearer jwt-\d+$/);
    expect(headers['x-request-id']).toBe(reply.headers['x-request-id']);
    expect(JSON.parse(headers['sy-headers'])).toEqual({ device: 'pc', app: '/pages/base' });
    expect(headers['idempotency-key']).toBe('k1');
    expect(headers.host).toBe(new URL(server.url).host);
    for (const name of [
      'cookie',
      'x-internal-secret',
      'x-user-id',
      'x_auth_user',
      'x-forwarded-for',
      'referer',
    ])
      expect(headers[name]).toBeUndefined();
    expect(headers['x-portal-user']).toBeUndefined();
  });

  it('when a page posts, then the body arrives; from another site it does not', async () => {
    const reply = await call('/ask', { method: 'POST', body: '{"days":2}' });
    expect(reply.json.data).toMatchObject({ text: '{"days":2}', method: 'POST' });
    const foreign = await call('/ask', {
      method: 'POST',
      body: 'x',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.json.code).toBe('cross_site_request');
    expect((await call('/ask', { method: 'DELETE' })).status).toBe(405);
    expect(server.calls).toEqual(['POST /v1/ask']);
  });

  it('when headers of an answer reach out, then only those about the answer pass', async () => {
    server.on('/v1/file', (_req, res) =>
      res
        .writeHead(200, {
          'set-cookie': 'sid=1',
          'content-type': 'image/svg+xml',
          'content-disposition': 'attachment; filename="a.svg"',
          'content-security-policy': "script-src 'unsafe-inline'",
          'www-authenticate': 'Basic realm="x"',
          'access-control-allow-origin': '*',
          'x-accel-redirect': '/etc/passwd',
          'clear-site-data': '"*"',
          refresh: '0;url=https://evil.example',
          link: '<https://evil.example>; rel=preload',
          etag: '"1"',
        })
        .end('<svg/>'),
    );
    const { headers, setCookies, text } = await call('/file');
    expect(text).toBe('<svg/>');
    expect(setCookies).toEqual([]);
    expect(headers).toMatchObject({
      ...{ 'content-disposition': 'attachment; filename="a.svg"', etag: '"1"', 'cache-control': 'no-store' },
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
    const foreign = [
      'www-authenticate',
      'access-control-allow-origin',
      'x-accel-redirect',
      'clear-site-data',
    ];
    for (const name of [...foreign, 'refresh', 'link']) expect(headers[name]).toBeUndefined();
  });

  it('when 100 MB come down and 32 MB go up, then all arrive and memory stays bounded', async () => {
    const chunk = Buffer.alloc(mib, 'x');
    server.on('/v1/huge', async (_req, res) => {
      for (let i = 0; i < 100; i++) if (!res.write(chunk)) await new Promise((r) => res.once('drain', r));
      res.end();
    });
    const up = await call('/up', { method: 'POST', body: Buffer.alloc(32 * mib, 'y') });
    expect(up.json.data.bytes).toBe(32 * mib);
    const before = process.memoryUsage.rss();
    let received = 0;
    let peak = before;
    await new Promise<void>((resolve, reject) => {
      const headers = { host: 'portal.test', cookie: `__Host-sid=${sid}` };
      request({ port: portal.port, path: '/api/x/leave/huge', headers }, async (incoming) => {
        for await (const piece of incoming) {
          received += piece.length;
          peak = Math.max(peak, process.memoryUsage.rss());
          if (received % 8 === 0) await new Promise((r) => setImmediate(r));
        }
        resolve();
      })
        .on('error', reject)
        .end();
    });
    expect(received).toBe(100 * mib);
    expect(peak - before).toBeLessThan(80 * mib);
  });

  it('when an answer comes bit by bit, then each bit passes at once, and the end of the page reaches the service', async () => {
    let send: ((text: string) => void) | undefined;
    let isClosed = false;
    server.on('/v1/events', (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      send = (text) => res.write(text);
      res.on('close', () => {
        isClosed = true;
      });
    });
    const seen: string[] = [];
    const headers = { host: 'portal.test', cookie: `__Host-sid=${sid}` };
    const outgoing = request({ port: portal.port, path: '/api/x/leave/events', headers }, (incoming) => {
      seen.push(`head ${incoming.statusCode}`);
      incoming.on('data', (piece) => seen.push(String(piece))).on('error', () => undefined);
    }).on('error', () => undefined);
    outgoing.end();
    await expect.poll(() => seen).toEqual(['head 200']);
    send?.('data: 1\n\n');
    await expect.poll(() => seen).toEqual(['head 200', 'data: 1\n\n']);
    outgoing.destroy();
    await expect.poll(() => isClosed).toBe(true);
  });

  it('when it ends, then the log line names the app, and not the query', async () => {
    await call('/days?name=secret');
    const line = portal.logged.find(({ event, fields }) => event === 'request' && fields.app === 'leave');
    expect(line?.fields).toMatchObject({ path: '/api/x/leave/days', status: 200 });
    expect(JSON.stringify(portal.logged)).not.toContain('secret');
  });
});

describe('an upload to the service of an app', () => {
  it.each([
    ['refused', 413, /"status":413/],
    ['not trusted', 401, /upstream_invalid/],
  ])(
    'when it is %s while it is sent, then its rest is taken, and the connection serves on',
    async (_, status, refusal) => {
      server.on('/v1/up', (_req, res) => {
        res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ status }));
      });
      const reply = await askWhileSending(portal.port, {
        path: '/api/x/leave/up',
        next: '/api/x/leave/days',
        sid,
      });
      expect(reply).toMatch(refusal);
      expect(reply).toMatch(/HTTP\/1.1 200 OK.*"\/v1\/days"/s);
    },
  );
});

describe('who gets through', () => {
  it('when nobody is signed in, or the session has ended, then the service is not asked', async () => {
    expect((await call('/x', { sid: undefined })).json.code).toBe('not_signed_in');
    portal.upstream.on(tokenPath, (_req, res) => answerEnvelope(res, null, { status: 401 }));
    portal.upstream.on('/api/uaa/oauth/refresh', (_req, res) => answerEnvelope(res, null, { status: 401 }));
    expect((await call('/x')).json.code).toBe('not_signed_in');
    expect(server.calls).toEqual([]);
  });

  it('when the unit of the user closed the app, then she reads so', async () => {
    setService();
    services.set('closed', {
      ...services.get('leave'),
      code: 'closed',
      address: server.url,
      timeoutMs: 1000,
    });
    const reply = await ask(portal.port, { path: '/api/x/closed/x', sid });
    expect(reply).toMatchObject({ status: 200, json: { status: 403, code: 'forbidden' } });
    expect(reply.json.message).toContain('You may not use');
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['/api/x/unknown/days', 404],
    ['/api/x/leave', 404],
    ['/api/x/', 404],
    ['/api/x/le_ave/days', 404],
    ['/api/X/leave/days', 404],
    ['/api/x/leave/../../internal', 400],
    ['/api/x/leave/%2e%2e/internal', 400],
    ['/api/x/leave/a%2fb', 400],
    ['/api/x/leave//days', 400],
    ['/api/x/leave/%64ays', 400],
    ['/api/x/leave/a;b', 400],
  ])('when the address is %s, then it is %i', async (path, status) => {
    const head = `GET ${path} HTTP/1.1\r\nHost: portal.test\r\nCookie: __Host-sid=${sid}\r\nConnection: close\r\n\r\n`;
    expect(await askRaw(portal.port, head)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(server.calls).toEqual([]);
  });

  it('when the deployer does not allow the place of a service, then it is not connected to', async () => {
    for (const address of [`http://127.0.0.1:${server.port}`, `http://localhost:${server.port}`]) {
      const guarded = await startPortal({ findService: () => ({ code: 'leave', address, timeoutMs: 1000 }) });
      guarded.upstream.on(tokenPath, (_req, res) =>
        answerEnvelope(res, { token: 'jwt', expiresAt: Date.now() + 300_000, userId: '2001' }),
      );
      const own = (await signIn(guarded.port)).sid;
      const reply = await ask(guarded.port, { path: '/api/x/leave/x', sid: own });
      expect(reply.json.code).toBe('upstream_unavailable');
      expect(JSON.stringify(guarded.logged)).toContain('egress refused');
      await guarded.stop();
    }
    expect(server.calls).toEqual([]);
  });
});

describe('tokens', () => {
  it('when 50 first calls come at once, then one token is asked for', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => call('/x')));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(callsOfTokens()).toBe(1);
  });

  it('when a token gets old, then the next call has a new one, before the old one ends', async () => {
    const tokenOf = async () => (await call('/x')).json.data.headers.authorization;
    const first = await tokenOf();
    now += 170_000;
    expect(await tokenOf()).toBe(first);
    now += 20_000;
    expect(await tokenOf()).not.toBe(first);
    expect(callsOfTokens()).toBe(2);
  });

  it('when the service does not accept it, then the page is not signed out, and the next call brings another', async () => {
    server.on('/v1/late', (_req, res) => res.writeHead(401, { 'www-authenticate': 'Bearer' }).end('{}'));
    const reply = await call('/late');
    expect(reply).toMatchObject({ status: 502, json: { code: 'upstream_invalid' } });
    expect(reply.json.message).toBe(
      '“请假”的服务不接受门户的登录凭证，请联系管理员|||The service of Leave does not accept the portal’s sign-in. Please contact your administrator',
    );
    await call('/x');
    expect(callsOfTokens()).toBe(2);
  });

  it('when the stream of changes names the user, then her token is forgotten', async () => {
    let say: ((text: string) => void) | undefined;
    portal.upstream.on('/internal/changes', (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write(':listening\n\n');
      say = (text) => res.write(text);
    });
    const own = await portal.signInAs();
    const socket = connect(portal.port, '127.0.0.1');
    socket.write(`GET /bff/events HTTP/1.1\r\nHost: portal.test\r\nCookie: __Host-sid=${own}\r\n\r\n`);
    await expect.poll(() => say).toBeDefined();
    const tokenOf = async () => (await call('/x', { sid: own })).json.data.headers.authorization;
    const first = await tokenOf();
    say?.('data: ["3001"]\n\n');
    expect(await tokenOf()).toBe(first);
    say?.('data: ["2001"]\n\n');
    await expect.poll(tokenOf).not.toBe(first);
    socket.destroy();
  });
});
