import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BffOptions } from '../options.ts';
import { ask } from '../testing/ask.ts';
import { type RunningBff, startBff } from '../testing/start-bff.ts';
import { type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let upstream: StubUpstream;
const running: RunningBff[] = [];

async function start(options: Partial<BffOptions> = {}): Promise<number> {
  const bff = await startBff({ upstreamUrl: upstream.url, ...options });
  running.push(bff);
  return bff.port;
}

beforeEach(async () => {
  upstream = await startStubUpstream();
});
afterEach(async () => {
  for (const bff of running.splice(0)) await bff.stop();
  await upstream.close();
});

describe('the host', () => {
  it.each(['evil.example', 'portal.test:8080', 'portal.test.evil.example', '127.0.0.1', ''])(
    'when it is %j, then 421 and the upstream hears nothing',
    async (host) => {
      const port = await start();
      for (const path of ['/api/base/x', '/login', '/bff/x']) {
        const reply = await ask(port, { path, headers: { host } });
        expect(reply).toMatchObject({ status: 421, json: { code: 'wrong_host' } });
      }
      expect(upstream.calls).toEqual([]);
    },
  );

  it.each(['portal.test', 'Portal.Test', 'portal.test:80'])(
    'when it is %s, then it is ours',
    async (host) => {
      expect((await ask(await start(), { path: '/api/base/x', headers: { host } })).status).toBe(200);
    },
  );

  it('when a page is opened under another name of this machine, then it moves to the public one', async () => {
    const port = await start({ publicUrl: 'http://localhost:3000' });
    const headers = { host: '127.0.0.1:3000' };
    const page = await ask(port, { path: '/desktop/home?language=en', headers });
    expect(page.status).toBe(302);
    expect(page.headers.location).toBe('http://localhost:3000/desktop/home?language=en');
    expect((await ask(port, { path: '/api/base/x', headers })).status).toBe(421);
    expect((await ask(port, { method: 'POST', path: '/login', headers })).status).toBe(421);
    expect((await ask(port, { path: '//evil.example', headers })).status).toBe(400);
  });

  it('when a probe comes by address, then it is let in', async () => {
    expect((await ask(await start(), { path: '/healthz', headers: { host: '10.1.2.3:3000' } })).status).toBe(
      404,
    );
  });
});

describe('a request that changes something', () => {
  const post = async (headers: Record<string, string>, path = '/api/base/x', method = 'POST') =>
    (await ask(await start(), { method, path, headers: { 'x-requested-by': '', ...headers } })).status;

  it.each([
    ['the browser says same-origin', { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }, 200],
    ['the origin is ours', { origin: 'http://portal.test' }, 200],
    ['our header is there', { 'x-requested-by': 'portal' }, 200],
    ['nothing speaks for it', {}, 403],
    ['the browser says same-site', { 'sec-fetch-site': 'same-site', 'x-requested-by': 'portal' }, 403],
    ['the browser says cross-site', { 'sec-fetch-site': 'cross-site', origin: 'http://portal.test' }, 403],
    ['the browser says none', { 'sec-fetch-site': 'none' }, 403],
    ['the origin is foreign', { origin: 'http://evil.example', 'x-requested-by': 'portal' }, 403],
    ['the origin is null', { origin: 'null', 'x-requested-by': 'portal' }, 403],
    ['the origin only starts like ours', { origin: 'http://portal.test.evil.example' }, 403],
  ])('when %s, then %o gives %i', async (_, headers, status) => {
    expect(await post(headers)).toBe(status);
  });

  it('when it is a GET that changes something, then the same holds; other reads pass', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await post(foreign, '/api/uaa/oauth/refresh', 'GET')).toBe(403);
    expect(await post(foreign, '/api/uaa/social/switch/login?userId=1', 'GET')).toBe(403);
    for (const spelling of [
      '/api/uaa/oauth/refresh/',
      '/api/uaa/OAuth/Refresh?x=1',
      '/api/uaa/Social/switch/login/',
    ]) {
      expect(await post(foreign, spelling, 'GET')).toBe(403);
    }
    expect(await post(foreign, '/api/base/x', 'GET')).toBe(200);
    expect(await post(foreign, '/bff/prefs')).toBe(403);
    expect(await post(foreign, '/zuul/api/storage/upload')).toBe(403);
    expect(await post(foreign, '/api/uaa/oidc/token')).toBe(200);
    expect(await post(foreign, '/api/uaa/oidc/tokens')).toBe(403);
  });
});

describe('the client address', () => {
  const seen = async (forwarded: string | undefined, trustedProxies?: string[]) => {
    const port = await start(trustedProxies ? { trustedProxies } : {});
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return (await ask(port, { path: '/api/base/x', headers })).json.data.headers['x-forwarded-for'];
  };

  it.each([
    ['nobody is trusted', '6.6.6.6', undefined, '127.0.0.1'],
    ['the peer is not among the trusted', '6.6.6.6', ['10.0.0.0/8'], '127.0.0.1'],
    ['the peer is trusted', '9.9.9.9', ['127.0.0.1'], '9.9.9.9'],
    ['the browser wrote something before', '6.6.6.6, 9.9.9.9', ['127.0.0.0/8'], '9.9.9.9'],
    ['there are two proxies', '6.6.6.6, 9.9.9.9, 10.0.0.7', ['127.0.0.1', '10.0.0.0/8'], '9.9.9.9'],
    ['all are trusted', '10.0.0.8, 10.0.0.7', ['127.0.0.1', '10.0.0.0/8'], '10.0.0.8'],
    ['an entry is garbage', '9.9.9.9, evil', ['127.0.0.1'], '127.0.0.1'],
    ['there is no header', undefined, ['127.0.0.1'], '127.0.0.1'],
    ['it is IPv6', '2001:db8::1', ['127.0.0.1', 'fd00::/8'], '2001:db8::1'],
  ])('when %s, then %s with trust in %s is %s', async (_, forwarded, trusted, client) => {
    expect(await seen(forwarded, trusted)).toBe(client);
  });
});

describe('a proxy that nobody named', () => {
  const notesOf = async (headers: Record<string, string>, trustedProxies: string[] = []) => {
    const port = await start({ trustedProxies });
    for (let count = 0; count < 3; count += 1) await ask(port, { path: '/api/base/x', headers });
    return running.at(-1)?.logged.filter(({ event }) => event === 'untrusted_proxy') ?? [];
  };

  it('when it stands in the own network and forwards, then the log says once what to set', async () => {
    const notes = await notesOf({ 'x-forwarded-for': '9.9.9.9' }, ['10.0.0.0/8']);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.fields).toMatchObject({ level: 'warn', peer: '127.0.0.1' });
    expect(String(notes[0]?.fields.hint)).toContain('TRUSTED_PROXIES');
  });

  it('when it is trusted, or forwards nothing, then nothing is said', async () => {
    expect(await notesOf({ 'x-forwarded-for': '9.9.9.9' }, ['127.0.0.1'])).toEqual([]);
    expect(await notesOf({})).toEqual([]);
  });
});

describe('Sy-Headers', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
  const page = '/pages/base/pc_base_tm/index.html';
  const sent = (value: unknown) => ({ 'sy-headers': JSON.stringify(value) });

  it.each([
    ['nothing is sent', {}, { device: 'pc', app: '/' }],
    ['it is valid', sent({ device: 'h5', app: '/pages/base' }), { device: 'h5', app: '/pages/base' }],
    ['the app is a page', sent({ device: 'app', app: page }), { device: 'app', app: page }],
    ['the device is unknown', sent({ device: 'tv', app: '/pages/base' }), { device: 'pc', app: '/' }],
    ['the app is no path', sent({ device: 'pc', app: 'javascript:alert(1)' }), { device: 'pc', app: '/' }],
    ['the app is not ASCII', sent({ device: 'pc', app: '/pages/%E4%BD%A0' }), { device: 'pc', app: '/' }],
    ['it is no JSON', { 'sy-headers': '{oops' }, { device: 'pc', app: '/' }],
    ['it is far too long', sent({ device: 'h5', app: `/${'a'.repeat(600)}` }), { device: 'pc', app: '/' }],
    ['a phone asks', { 'user-agent': phone }, { device: 'h5', app: '/' }],
    ['a page asks', { referer: `http://portal.test${page}?a=1#b` }, { device: 'pc', app: '/pages/base' }],
    [
      'the desktop asks',
      { referer: 'http://portal.test/desktop/home' },
      { device: 'pc', app: '/desktop/home' },
    ],
    ['a foreign page asks', { referer: `http://evil.example${page}` }, { device: 'pc', app: '/' }],
    ['an unknown page asks', { referer: 'http://portal.test/secret/x' }, { device: 'pc', app: '/' }],
  ])('when %s, then the upstream reads what can be believed', async (_, headers, expected) => {
    const reply = await ask(await start(), { path: '/api/base/x', headers });
    const value = reply.json.data.headers['sy-headers'];
    expect(JSON.parse(value)).toEqual(expected);
    expect(value).toMatch(/^[\x21-\x7e]+$/);
  });
});

describe('pages and /bff', () => {
  it('when something outside the proxied path is answered, then it carries the strict headers', async () => {
    const port = await start({ publicUrl: 'https://portal.test' });
    const { status, headers, json } = await ask(port, { path: '/nowhere' });
    expect(status).toBe(404);
    expect(json.requestId).toBe(headers['x-request-id']);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('T33 the outbox of a demo', () => {
  const path = '/api/uaa/demo/outbox?recipient=13800000000';

  it('when it is asked for on this computer, then it is shown', async () => {
    const port = await start({ trustedProxies: ['127.0.0.1'] });
    expect((await ask(port, { path })).status).toBe(200);
  });

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'when a proxy on this computer asks for somebody else and says so by %s, then there is none',
    async (name) => {
      for (const trustedProxies of [[], ['127.0.0.1']]) {
        const port = await start({ trustedProxies });
        for (const address of [path, '/api/uaa/demo/outbox/'])
          expect((await ask(port, { path: address, headers: { [name]: '127.0.0.1' } })).status).toBe(404);
      }
      expect(upstream.calls).toEqual([]);
    },
  );

  it('when another computer asks, then there is none, whatever it says of itself', async () => {
    const own = Object.values(networkInterfaces())
      .flat()
      .find((network) => network && !network.internal && network.family === 'IPv4')?.address;
    const address = own ?? '127.0.0.1';
    const bff = await startBff({ upstreamUrl: upstream.url, trustedProxies: [`${address}/32`] });
    running.push(bff);
    const outside = createServer((req, res) => bff.server.emit('request', req, res));
    outside.listen(0, address);
    await once(outside, 'listening');
    const { port } = outside.address() as AddressInfo;
    const headers = { host: 'portal.test', ...(own ? {} : { via: 'no other network here' }) };
    const status = await new Promise((resolve, reject) => {
      request({ host: address, port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    outside.close();
    expect(status).toBe(404);
    expect(upstream.calls).toEqual([]);
  });
});
