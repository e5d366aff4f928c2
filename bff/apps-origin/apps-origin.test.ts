import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let pages: StubUpstream;
let portal: RunningPortal;
let sid: string;
const page = { accept: 'text/html', 'sec-fetch-dest': 'document' };
const second = { ...page, host: 'apps.test' };

beforeAll(async () => {
  pages = await startStubUpstream();
  portal = await startPortal({
    appsOrigin: 'http://apps.test',
    pageUpstreams: [
      { prefix: '/vendor', origin: pages.url, isUntrusted: true },
      { prefix: '/legacy', origin: pages.url },
    ],
  });
  sid = await portal.signInAs();
});
afterAll(async () => {
  await portal.stop();
  await pages.close();
});
beforeEach(() => pages.calls.splice(0));

async function enter(path = '/vendor/page?a=1') {
  const away = await ask(portal.port, { path, sid, headers: page });
  const address = new URL(String(away.headers.location));
  return { away, path: address.pathname + address.search, origin: address.origin };
}

async function openCookie(): Promise<string> {
  const reply = await ask(portal.port, { path: (await enter()).path, headers: second });
  return String(reply.setCookies[0]).split(';')[0] ?? '';
}

test('when a user opens a page that nobody trusts, then a ticket leads to the second origin, where a cookie opens it', async () => {
  const { away, path, origin } = await enter();
  expect([away.status, origin]).toEqual([302, 'http://apps.test']);
  expect(path).not.toContain(sid);
  const entered = await ask(portal.port, { path, headers: second });
  expect([entered.status, entered.headers.location]).toEqual([303, '/vendor/page?a=1']);
  expect(entered.setCookies).toEqual([
    expect.stringMatching(/^__Host-apps=v1\.[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    'portal-lang=zh-CN; Path=/; SameSite=Lax',
  ]);
  expect(entered.setCookies[0]).not.toContain(sid);
  const cookie = String(entered.setCookies[0]).split(';')[0] ?? '';
  const shown = await ask(portal.port, { path: '/vendor/page?a=1', headers: { ...second, cookie } });
  expect(shown.status).toBe(200);
  expect(shown.json.data.url).toBe('/vendor/page?a=1');
  expect(shown.json.data.headers).toMatchObject({ 'x-forwarded-host': 'apps.test' });
  expect(shown.json.data.headers.cookie).toBeUndefined();
});

test('when the user has chosen a language, then the second origin has it too', async () => {
  const cookie = `__Host-sid=${sid}; portal-lang=en`;
  const away = await ask(portal.port, { path: '/vendor/page', headers: { ...page, cookie } });
  const { pathname, search } = new URL(String(away.headers.location));
  const entered = await ask(portal.port, { path: pathname + search, headers: second });
  expect(entered.setCookies[1]).toMatch(/^portal-lang=en;/);
});

test('T61 when a ticket is used again, changed, or late, then nobody enters', async () => {
  const { path } = await enter();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask(portal.port, { path, headers: second })),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(1);
  const replayed = await ask(portal.port, { path, headers: second });
  expect([replayed.setCookies, replayed.json.code]).toEqual([[], 'ticket_invalid']);
  const fresh = (await enter()).path;
  const changed = fresh.slice(0, -20) + (fresh.at(-20) === 'A' ? 'B' : 'A') + fresh.slice(-19);
  const other = await ask(portal.port, { path: changed, headers: second });
  expect([other.setCookies, other.json.code]).toEqual([[], 'ticket_invalid']);
});

test('T61 when the second origin is asked for anything of the portal, then it is not there, even with a session', async () => {
  const cookie = `${await openCookie()}; __Host-sid=${sid}`;
  for (const path of [
    '/',
    '/login',
    '/desktop/home',
    '/api/uaa/oauth/me',
    '/bff/remotes.json',
    '/legacy/old',
    '/healthz',
  ])
    expect((await ask(portal.port, { path, headers: { ...second, cookie } })).json.code).toBe(
      'unknown_address',
    );
  expect(pages.calls).toEqual([]);
});

test('T61 when the portal is asked for a page that nobody trusts, then it sends none of it, and takes no cookie of the second origin', async () => {
  const script = await ask(portal.port, {
    path: '/vendor/page.js',
    sid,
    headers: { 'sec-fetch-dest': 'script' },
  });
  expect([script.status, script.json.code]).toEqual([404, 'unknown_address']);
  const cookie = (await openCookie()).replace('__Host-apps', '__Host-sid');
  const asked = await ask(portal.port, { path: '/vendor/page', headers: { ...page, cookie } });
  expect(asked.headers.location).toBe('/login?redirect_uri=%2Fvendor%2Fpage');
  expect(pages.calls).toEqual([]);
});

test('when nobody has entered, then the portal is asked, which signs in and leads back', async () => {
  const away = await ask(portal.port, { path: '/vendor/page?a=1', headers: second });
  expect([away.status, away.headers.location]).toEqual([302, 'http://portal.test/vendor/page?a=1']);
  const file = await ask(portal.port, {
    path: '/vendor/page.js',
    headers: { host: 'apps.test', 'sec-fetch-dest': 'script' },
  });
  expect([file.status, file.json.code]).toEqual([401, 'not_signed_in']);
});

test('when another site sends a form there, then it is refused', async () => {
  const headers = { ...second, cookie: await openCookie(), 'sec-fetch-site': 'cross-site' };
  const reply = await ask(portal.port, { method: 'POST', path: '/vendor/page', headers });
  expect([reply.status, pages.calls]).toEqual([403, []]);
});

test('when a page there loads the script of old pages, then it knows the way back to the portal', async () => {
  const { text } = await ask(portal.port, { path: '/bff/ph.js', headers: second });
  expect(text).toContain('var portal = "http://portal.test"');
});
