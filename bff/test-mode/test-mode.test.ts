import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const call = '/api/base/desktop/my_app_icon';
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal({ testMode: true });
});
afterAll(() => portal.stop());
afterEach(() => portal.upstream.calls.splice(0));

function askWith(fault: string, path: string, sid?: string) {
  return ask(portal.port, { path, sid, headers: { 'x-demo-fault': fault } });
}

describe('faults on calls', () => {
  test('html-block-page: when a call is made, then a proxy’s page comes instead', async () => {
    const reply = await askWith('html-block-page', call);
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(portal.upstream.calls).toEqual([]);
  });

  test('slow-10s: when a call is made, then it comes late but whole', async () => {
    expect(await askWith('slow-10s', call)).toMatchObject({ status: 200, json: { status: 200 } });
  });

  test('413-over-1m: when a body is larger, then it is refused like nginx does; when smaller, then not', async () => {
    const post = (size: number) =>
      ask(portal.port, {
        method: 'POST',
        path: '/api/storage/upload',
        headers: { 'x-demo-fault': '413-over-1m' },
        body: Buffer.alloc(size),
      });
    expect((await post(1024)).status).toBe(200);
    const large = await new Promise<number | undefined>((resolve) => {
      const outgoing = request(
        {
          port: portal.port,
          method: 'POST',
          path: '/api/storage/upload',
          headers: {
            host: 'portal.test',
            'x-requested-by': 'portal',
            'x-demo-fault': '413-over-1m',
            'content-length': 2_000_000,
          },
        },
        (incoming) => {
          resolve(incoming.statusCode);
          outgoing.destroy();
        },
      );
      outgoing.on('error', () => undefined);
      outgoing.flushHeaders();
    });
    expect(large).toBe(413);
  });

  test('401-body: when calls are made, then each is 401 in the body, but login, logout and refresh work', async () => {
    for (const _ of [1, 2])
      expect(await askWith('401-body', call)).toMatchObject({ status: 200, json: { status: 401 } });
    const sid = await portal.signInAs();
    expect((await askWith('401-body', '/api/uaa/oauth/refresh', sid)).json.status).toBe(200);
    const login = await ask(portal.port, {
      method: 'POST',
      path: '/api/uaa/oauth/login',
      headers: { 'x-demo-fault': '401-body', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=t.zhou&password=right',
    });
    expect(login.json.status).toBe(200);
  });

  test('401-once: when a session calls, then only the first call is 401, for each session', async () => {
    for (const sid of [await portal.signInAs(), await portal.signInAs()]) {
      expect((await askWith('401-once', call, sid)).json.status).toBe(401);
      expect((await askWith('401-once', call, sid)).json.status).toBe(200);
    }
  });

  test('refresh-fails: when the browser renews, then it is 401; other calls work', async () => {
    const sid = await portal.signInAs();
    expect((await askWith('refresh-fails', '/api/uaa/oauth/refresh', sid)).json.status).toBe(401);
    expect((await askWith('refresh-fails', call, sid)).json.status).toBe(200);
  });
});

describe('faults on files and pages', () => {
  const viaCookie = (fault: string, path: string) =>
    ask(portal.port, { path, headers: { cookie: `a=b; demo-fault=${fault}` } });

  test('remote-404 and chunk-404: when named in the cookie, then files of remotes are missing, the shell’s are not', async () => {
    expect((await viaCookie('remote-404', '/assets/signin/remoteEntry.js')).status).toBe(404);
    expect((await viaCookie('remote-404', '/assets/shell/remoteEntry.js')).status).toBe(200);
    expect((await viaCookie('remote-404', '/assets/signin/app.222222.js')).status).toBe(200);
    expect((await viaCookie('chunk-404', '/assets/signin/app.222222.js')).status).toBe(404);
    expect((await viaCookie('chunk-404', '/assets/shell/main.aaaaaa.js')).status).toBe(200);
    expect((await viaCookie('remote-404,chunk-404', '/assets/signin/remoteEntry.js')).status).toBe(404);
  });

  test.each([['remote-hang', '/assets/signin/remoteEntry.js']])(
    '%s: when the entry is asked for, then no answer comes while others are served',
    async (fault, path) => {
      let answered = false;
      const hanging = request({
        port: portal.port,
        path,
        headers: { host: 'portal.test', cookie: `demo-fault=${fault}` },
      });
      hanging.on('response', () => {
        answered = true;
      });
      hanging.on('error', () => undefined);
      hanging.end();
      expect((await ask(portal.port, { path })).status).toBe(200);
      expect(answered).toBe(false);
      hanging.destroy();
    },
  );

  test('manifest-old: when the registry is read, then it names an old version; otherwise the deployed one', async () => {
    const old = await viaCookie('manifest-old', '/bff/remotes.json');
    expect(old.json).toMatchObject({
      build: 'build-one-old',
      remotes: [{ version: '0.0.1', entry: '/assets/signin/remoteEntry.js?v=00000000' }],
    });
    expect((await ask(portal.port, { path: '/bff/remotes.json' })).json.build).toBe('build-one');
  });

  test('boot-missing: when a page is opened, then it has no boot data', async () => {
    expect((await viaCookie('boot-missing', '/login')).text).not.toContain('boot-data');
    expect((await ask(portal.port, { path: '/login' })).text).toContain('boot-data');
  });

  test('sse-mute: when events are asked for, then the stream opens and stays silent', async () => {
    const type = await new Promise((resolve) => {
      const outgoing = request(
        {
          port: portal.port,
          path: '/bff/events',
          headers: { host: 'portal.test', 'x-demo-fault': 'sse-mute' },
        },
        (incoming) => {
          resolve(incoming.headers['content-type']);
          outgoing.destroy();
        },
      );
      outgoing.on('error', () => undefined);
      outgoing.end();
    });
    expect(type).toBe('text/event-stream');
  });
});

describe('reset and clock', () => {
  const post = (path: string, body = '{}', headers: Record<string, string> = {}) =>
    ask(portal.port, { method: 'POST', path, body, headers });

  test('when the portal is reset, then the platform is, sessions end, and used-up faults count anew', async () => {
    portal.upstream.on('/test/reset', (_req, res) => answerEnvelope(res, null));
    const sid = await portal.signInAs();
    await askWith('401-once', call);
    expect((await askWith('401-once', call)).json.status).toBe(200);
    expect(await post('/bff/test/reset')).toMatchObject({ status: 200, json: { status: 200 } });
    expect(portal.upstream.calls).toContain('POST /test/reset');
    expect((await ask(portal.port, { path: '/desktop/home', sid })).status).toBe(302);
    expect((await askWith('401-once', call)).json.status).toBe(401);
  });

  test('when the clock is stopped, then BFF and platform stand at that time until they may run', async () => {
    expect((await post('/bff/test/clock', '{"now":"2030-01-01T00:00:00Z"}')).status).toBe(200);
    expect(portal.parts.clock()).toBe(Date.parse('2030-01-01T00:00:00Z'));
    expect(portal.upstream.calls).toContain('POST /test/clock');
    expect((await post('/bff/test/clock', '{"now":null}')).status).toBe(200);
    expect(portal.parts.clock()).toBeLessThan(Date.parse('2030-01-01T00:00:00Z'));
  });

  test.each(['', 'null', '{}', '{"now":"soon"}', '{"now":5}'])(
    'when the clock gets %j, then it is refused',
    async (body) => {
      expect((await post('/bff/test/clock', body)).json.code).toBe('bad_request');
    },
  );

  test('when another site posts, then it is refused', async () => {
    expect((await post('/bff/test/reset', '{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('without test mode', () => {
  test('when faults or a reset are asked for, then nothing of it exists', async () => {
    const real = await startPortal();
    const headers = {
      'x-demo-fault': 'html-block-page,remote-404,boot-missing',
      cookie: 'demo-fault=remote-404',
    };
    expect((await ask(real.port, { path: call, headers })).json.status).toBe(200);
    expect((await ask(real.port, { path: '/assets/signin/remoteEntry.js', headers })).status).toBe(200);
    expect((await ask(real.port, { path: '/login', headers })).text).toContain('boot-data');
    expect((await ask(real.port, { method: 'POST', path: '/bff/test/reset' })).status).toBe(404);
    await real.stop();
  });
});
