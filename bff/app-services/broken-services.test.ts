import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pickLanguage } from '#shared/language';
import { ask, signIn } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let portal: RunningPortal;
let server: StubUpstream;
let sid: string;
let now = Date.now();

beforeEach(async () => {
  server = await startStubUpstream();
  const names = { 'zh-CN': '请假', en: 'Leave' };
  const addresses = new Map([
    ['leave', server.url],
    // Nobody listens there.
    ['gone', 'http://127.0.0.1:1'],
  ]);
  portal = await startPortal({
    findService: (code) => {
      const address = addresses.get(code);
      return address === undefined ? undefined : { code, address, timeoutMs: 300, names };
    },
    egressAllow: ['127.0.0.0/8'],
    clock: () => now,
  });
  portal.upstream.on('/internal/apps/token', (_req, res) =>
    answerEnvelope(res, { token: 'jwt', expiresAt: now + 300_000, userId: '2001' }),
  );
  sid = (await signIn(portal.port)).sid ?? '';
});
afterEach(async () => {
  await portal.stop();
  await server.close();
});

function call(path: string, code = 'leave') {
  return ask(portal.port, { path: `/api/x/${code}${path}`, sid });
}

function english(message: string): string {
  return pickLanguage(message, 'en');
}

describe('a service that does not do what it should', () => {
  it('when it is away, then the answer names the app, and the rest of the portal goes on', async () => {
    const reply = await call('/x', 'gone');
    expect(reply).toMatchObject({ status: 502, json: { code: 'upstream_unavailable' } });
    expect(reply.json.message).toBe(
      '“请假”的服务没有响应，请稍后重试|||The service of Leave does not answer. Please try again shortly',
    );
    expect((await ask(portal.port, { path: '/api/base/x', sid })).status).toBe(200);
  });

  it('when it is slow, then its own time limit ends the wait, until the answer begins', async () => {
    server.on('/slow', () => undefined);
    server.on('/long', (_req, res) => {
      res.write('begun ');
      setTimeout(() => res.end('done'), 500);
    });
    const [slow, long] = await Promise.all([call('/slow'), call('/long')]);
    expect(slow).toMatchObject({ status: 504, json: { code: 'upstream_timeout' } });
    expect(english(slow.json.message)).toContain('The service of Leave took too long');
    expect(long.text).toBe('begun done');
  });

  it.each(['text/html', 'text/html; charset=utf-8', 'application/xhtml+xml', 'TEXT/JavaScript'])(
    'when it answers %s, then nothing of it reaches the browser',
    async (type) => {
      server.on('/page', (_req, res) =>
        res.writeHead(200, { 'content-type': type }).end('<script>1</script>'),
      );
      const reply = await call('/page');
      expect(reply).toMatchObject({ status: 502, json: { code: 'upstream_invalid' } });
      expect(reply.text).not.toContain('script');
    },
  );

  it.each([301, 302, 303, 307, 308])(
    'when it redirects by %i, then the browser does not follow',
    async (status) => {
      server.on('/moved', (_req, res) => res.writeHead(status, { location: 'https://evil.example' }).end());
      const reply = await call('/moved');
      expect(reply).toMatchObject({ status: 502, json: { code: 'upstream_invalid' } });
      expect(reply.headers.location).toBeUndefined();
    },
  );

  it('when nothing has changed, then 304 passes', async () => {
    server.on('/same', (_req, res) => res.writeHead(304, { etag: '"1"' }).end());
    expect(await call('/same')).toMatchObject({ status: 304 });
  });

  it('when it refuses with a status of its own, then that passes', async () => {
    server.on('/no', (_req, res) =>
      res.writeHead(409, { 'content-type': 'application/json' }).end('{"status":409,"code":"taken"}'),
    );
    expect(await call('/no')).toMatchObject({ status: 409, json: { code: 'taken' } });
  });

  it('when it dies in the middle, then the browser sees a broken transfer', async () => {
    server.on('/cut', (req, res) => {
      res.writeHead(200, { 'content-length': '1000' }).write('begun', () => req.socket.destroy());
    });
    await expect(call('/cut')).rejects.toThrow(/aborted|hang up/);
    expect((await call('/x')).status).toBe(200);
  });

  it('when it answers what is no HTTP, then the answer is a sentence', async () => {
    server.on('/mail', (req) => req.socket.end('220 smtp.example ready\r\n\r\n'));
    expect(await call('/mail')).toMatchObject({ status: 502, json: { code: 'upstream_invalid' } });
  });
});

describe('the breaker', () => {
  const breakIt = async () => {
    for (let i = 0; i < 5; i++) await call('/x', 'gone');
  };

  it('when five calls fail in a row, then the next are answered at once, and only of that app', async () => {
    server.on('/503', (_req, res) => res.writeHead(503).end());
    for (let i = 0; i < 5; i++) expect((await call('/503')).status).toBe(503);
    const before = server.calls.length;
    const reply = await call('/x');
    expect(reply).toMatchObject({ status: 502, json: { code: 'upstream_unavailable' } });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(server.calls).toHaveLength(before);
    expect((await call('/x', 'gone')).json.code).toBe('upstream_unavailable');
    expect(portal.logged.filter(({ event }) => event === 'app_service_away')).toMatchObject([
      { fields: { app: 'leave' } },
    ]);
  });

  it('when it is half open, then one call is a probe: a good one closes it', async () => {
    let isWell = false;
    server.on('/x', (_req, res) => (isWell ? answerEnvelope(res, 'well') : res.writeHead(502).end()));
    for (let i = 0; i < 5; i++) await call('/x');
    isWell = true;
    expect((await call('/x')).headers['retry-after']).toBeDefined();
    now += 6_000;
    expect(await call('/x')).toMatchObject({ status: 200, json: { data: 'well' } });
    expect((await Promise.all([1, 2, 3].map(() => call('/x')))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(portal.logged.some(({ event }) => event === 'app_service_back')).toBe(true);
  });

  it('when the probe fails, then it stays open, for longer', async () => {
    await breakIt();
    now += 6_000;
    await call('/x', 'gone');
    now += 6_000;
    expect(Number((await call('/x', 'gone')).headers['retry-after'])).toBeGreaterThan(3);
  });

  it('when browsers go away, then that says nothing about the service', async () => {
    server.on('/silent', () => undefined);
    for (let i = 0; i < 6; i++) {
      const headers = { host: 'portal.test', cookie: `__Host-sid=${sid}` };
      const outgoing = request({ port: portal.port, path: '/api/x/leave/silent', headers });
      outgoing.on('error', () => undefined).end();
      await expect.poll(() => server.calls.length, { timeout: 20_000 }).toBe(i + 1);
      outgoing.destroy();
    }
    expect((await call('/x')).status).toBe(200);
  });
});

describe('limits', () => {
  it('when one user asks without end, then she waits, and another does not', async () => {
    let refused: Awaited<ReturnType<typeof call>> | undefined;
    for (let i = 0; i < 32 && !refused; i++) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => call('/x')));
      refused = replies.find(({ status }) => status === 429);
    }
    expect(refused?.json.code).toBe('too_many_attempts');
    expect(english(refused?.json.message)).toContain('too many requests to Leave');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    const other = (await signIn(portal.port)).sid;
    expect((await ask(portal.port, { path: '/api/x/leave/x', sid: other })).status).toBe(200);
    expect(server.calls.length).toBe(601);
  });

  it('when one session holds very many open, then more are refused, and others are served', async () => {
    server.on('/hold', (_req, res) => void res.writeHead(200).flushHeaders());
    const headers = { host: 'portal.test', cookie: `__Host-sid=${sid}` };
    const open = Array.from({ length: 64 }, () => {
      const outgoing = request({ port: portal.port, path: '/api/x/leave/hold', headers, agent: false });
      outgoing.on('error', () => undefined).end();
      return outgoing;
    });
    await expect.poll(() => server.calls.length, { timeout: 20_000 }).toBe(64);
    expect((await call('/x')).status).toBe(429);
    const other = (await signIn(portal.port)).sid;
    expect((await ask(portal.port, { path: '/api/x/leave/x', sid: other })).status).toBe(200);
    for (const outgoing of open) outgoing.destroy();
    await expect.poll(async () => (await call('/x')).status, { timeout: 20_000 }).toBe(200);
  });
});
