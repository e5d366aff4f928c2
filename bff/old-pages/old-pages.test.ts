import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, askWhileSending, signIn } from '../testing/ask.ts';
import { bootDataOf } from '../testing/boot-data-of.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let pages: StubUpstream;
let portal: RunningPortal;
let sid: string;
const page = { accept: 'text/html', 'sec-fetch-dest': 'document' };
const script = { 'sec-fetch-dest': 'script' };

beforeAll(async () => {
  pages = await startStubUpstream();
  portal = await startPortal({
    pageUpstreams: [
      { prefix: '/legacy', origin: pages.url },
      { prefix: '/pages/down', origin: 'http://127.0.0.1:9' },
    ],
  });
  sid = await portal.signInAs();
});
afterAll(async () => {
  await portal.stop();
  await pages.close();
});
beforeEach(() => pages.calls.splice(0));

describe('T35 a page server learns nothing of the session', () => {
  test('when a page is asked for, then its server gets the path as it is, and no cookie, token or word about the user', async () => {
    const { status, json } = await ask(portal.port, {
      path: '/legacy/old?a=1',
      sid,
      headers: {
        ...page,
        authorization: 'Bearer x',
        'proxy-authorization': 'x',
        'sy-headers': '{}',
        'x-page-user': '2001',
        'x-forwarded-for': '6.6.6.6',
        'x-user-id': '1',
        referer: 'http://portal.test/login?ticket=secret',
        'accept-language': 'zh-CN',
      },
    });
    expect(status).toBe(200);
    const { headers, url } = json.data;
    expect(url).toBe('/legacy/old?a=1');
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-language',
      'connection',
      'host',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-id',
    ]);
    expect(headers).toMatchObject({
      host: new URL(pages.url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'portal.test',
      'x-forwarded-proto': 'http',
    });
  });

  test('when its answer sets cookies and rules for the origin, then none of them arrives', async () => {
    pages.on('/legacy/cookies', (_req, res) => {
      res.setHeader('set-cookie', ['__Host-sid=stolen; Path=/; Secure', 'portal-lang=en; Path=/']);
      for (const name of [
        'clear-site-data',
        'service-worker-allowed',
        'access-control-allow-origin',
        'x-request-id',
      ])
        res.setHeader(name, '"*"');
      res.setHeader('content-security-policy', 'frame-ancestors *; script-src *');
      res.setHeader('content-type', 'text/html');
      res.end('<script>1</script>');
    });
    const reply = await ask(portal.port, { path: '/legacy/cookies', sid, headers: page });
    expect(reply.setCookies).toEqual([]);
    for (const name of ['clear-site-data', 'service-worker-allowed', 'access-control-allow-origin'])
      expect(reply.headers[name]).toBeUndefined();
    expect(reply.headers['x-request-id']).not.toBe('"*"');
    expect(reply.headers['x-frame-options']).toBe('SAMEORIGIN');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('*');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['/legacy/there?x=1#y', '/legacy/there?x=1#y'],
    ['there', '/legacy/there'],
    ['SELF/legacy/there', '/legacy/there'],
  ])('when it redirects to %s, then the browser stays below the prefix', async (location, expected) => {
    pages.on('/legacy/moved', (_req, res) => {
      res.writeHead(302, { location: location.replace('SELF', pages.url) }).end();
    });
    const reply = await ask(portal.port, { path: '/legacy/moved', sid, headers: page });
    expect([reply.status, reply.headers.location]).toEqual([302, expected]);
  });

  test.each([
    'https://evil.example/legacy/x',
    '//evil.example/legacy',
    '/api/uaa/oauth/refresh',
    '/legacyx',
    '../login',
    'http://',
  ])('when it redirects to %s, then nobody is sent there', async (location) => {
    pages.on('/legacy/moved', (_req, res) => {
      res.writeHead(302, { location }).end('gone');
    });
    const reply = await ask(portal.port, { path: '/legacy/moved', sid, headers: page });
    expect([reply.status, reply.headers.location, reply.json.code]).toEqual([
      502,
      undefined,
      'upstream_invalid',
    ]);
  });

  test.each([
    ['a service worker', { headers: { 'service-worker': 'script' } }, 404],
    ['another method', { method: 'PUT' }, 405],
    ['dots', { path: '/legacy/../api/x' }, 400],
    ['encoded dots', { path: '/legacy/%2e%2e/x' }, 400],
    ['an encoded slash', { path: '/legacy/a%2f..%2fx' }, 400],
    ['a form of another site', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ])('when %s is sent, then its server hears nothing', async (_, question, httpStatus) => {
    const reply = await ask(portal.port, { path: '/legacy/sw.js', sid, ...question });
    expect(reply.status).toBe(httpStatus);
    expect(pages.calls).toEqual([]);
  });

  test('when nobody is signed in, then a page leads to the sign-in and back, and a file is refused', async () => {
    const away = await ask(portal.port, { path: '/legacy/old?a=1', headers: page });
    expect([away.status, away.headers.location]).toEqual([
      302,
      '/login?redirect_uri=%2Flegacy%2Fold%3Fa%3D1',
    ]);
    const file = await ask(portal.port, { path: '/legacy/page.js', headers: { 'sec-fetch-dest': 'script' } });
    expect([file.status, file.json.code]).toEqual([401, 'not_signed_in']);
    expect(pages.calls).toEqual([]);
  });

  test('when the session has ended at the services, then a page leads to the sign-in', async () => {
    portal.upstream.on('/api/uaa/oauth/me', (_req, res) => answerEnvelope(res, null, { status: 401 }));
    const { sid: ended } = await signIn(portal.port);
    const away = await ask(portal.port, { path: '/legacy/old', sid: ended, headers: page });
    expect(away.headers.location).toBe('/login?redirect_uri=%2Flegacy%2Fold');
    sid = await portal.signInAs();
  });

  test('when the session has ended at the services, then a file is refused, too', async () => {
    const { sid: ended } = await signIn(portal.port);
    portal.upstream.on('/api/uaa/oauth/me', (_req, res) => answerEnvelope(res, null, { status: 401 }));
    const file = await ask(portal.port, { path: '/legacy/data', sid: ended, headers: script });
    expect([file.status, file.json.code]).toEqual([401, 'not_signed_in']);
    expect(pages.calls).toEqual([]);
    sid = await portal.signInAs();
  });
});

describe('a user whose password somebody else set', () => {
  let marked: string;
  beforeAll(async () => {
    marked = await portal.signInAs({ mustChangePassword: true });
  });
  afterAll(async () => {
    sid = await portal.signInAs();
  });

  test('when she opens a page, then she is sent to the sign-in, which leads to the choice of a password', async () => {
    const away = await ask(portal.port, { path: '/legacy/old', sid: marked, headers: page });
    expect([away.status, away.headers.location]).toEqual([302, '/login?redirect_uri=%2Flegacy%2Fold']);
    expect(pages.calls).toEqual([]);
  });

  test.each([
    ['a script', script],
    ['data', { 'sec-fetch-dest': 'empty' }],
    ['data from an old browser', { accept: 'application/json' }],
  ])(
    'when her browser asks for %s below the prefix, then it is refused with the reason',
    async (_, headers) => {
      const reply = await ask(portal.port, { path: '/legacy/data', sid: marked, headers });
      expect([reply.status, reply.json.code]).toEqual([403, 'password_change_required']);
      expect(pages.calls).toEqual([]);
    },
  );

  test('when her browser sends a form, then the server of the page does not get it', async () => {
    const headers = { ...page, 'sec-fetch-site': 'same-origin' };
    const reply = await ask(portal.port, { method: 'POST', path: '/legacy/save', sid: marked, headers });
    expect([reply.status, reply.json.code]).toEqual([403, 'password_change_required']);
    expect(pages.calls).toEqual([]);
  });
});

describe('pages of the school’s own', () => {
  test('when a form is sent, then it streams to the server of the page', async () => {
    const body = 'a=1&b='.padEnd(3_000_000, 'x');
    const { json } = await ask(portal.port, {
      method: 'POST',
      path: '/legacy/save',
      sid,
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    expect(json.data).toMatchObject({ method: 'POST', url: '/legacy/save', bytes: body.length });
  });

  test('when a form is refused while it is sent, then its rest is taken, and the connection serves on', async () => {
    pages.on('/legacy/full', (_req, res) => res.writeHead(413).end('too much'));
    const reply = await askWhileSending(portal.port, { path: '/legacy/full', next: '/legacy/data', sid });
    expect(reply).toMatch(/too much.*HTTP\/1.1 200 OK.*"\/legacy\/data"/s);
  });

  test('when the unit keeps the app of a page from the user, then its server is not asked', async () => {
    const closedApps = [{ code: 'res', deployPath: '/legacy/old' }];
    const kept = await portal.signInAs({ closedApps });
    expect((await ask(portal.port, { path: '/legacy/old', sid: kept, headers: page })).status).toBe(404);
    const part = await ask(portal.port, { path: '/legacy/old/part.js', sid: kept, headers: script });
    expect([part.status, part.json.code]).toEqual([403, 'forbidden']);
    expect(pages.calls).toEqual([]);
    expect((await ask(portal.port, { path: '/legacy/other', sid: kept, headers: page })).status).toBe(200);
    sid = await portal.signInAs();
  });

  test('when the server of a page is away, then that is said, and the portal goes on', async () => {
    const reply = await ask(portal.port, { path: '/pages/down/x.html', sid, headers: page });
    expect([reply.status, reply.json.code]).toEqual([502, 'upstream_unavailable']);
    expect((await ask(portal.port, { path: '/desktop/home', sid, headers: page })).status).toBe(200);
  });

  test('when an address only begins like a prefix, then it is no page of the school', async () => {
    expect((await ask(portal.port, { path: '/legacyx', sid, headers: page })).status).toBe(404);
    expect(pages.calls).toEqual([]);
  });

  test('when a page of the portal is made, then it knows the prefixes', async () => {
    const reply = await ask(portal.port, { path: '/desktop/home', sid, headers: page });
    expect(bootDataOf(reply).access).toMatchObject({ pagePrefixes: ['/legacy', '/pages/down'] });
  });

  test('when the script for old pages is asked for, then it is plain, the same for everybody, and of any age', async () => {
    const { status, headers, text } = await ask(portal.port, { path: '/bff/ph.js' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(text).not.toMatch(/=>|`|\b(?:let|const|class)\b/);
  });
});
