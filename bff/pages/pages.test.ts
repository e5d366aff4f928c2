import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStores } from '#bff/session';
import { type BootData, bootDataSchema } from '#shared/contracts';
import { ask, type Reply } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';
import { escapeHtml, escapeJson } from './escape.ts';

const people = '/pages/base/pc_base_tm/index.html';
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal({ defaultUnitId: 'U2001' });
  portal.upstream.on('/api/uaa/oauth/login/unit_config', (_req, res) =>
    answerEnvelope(res, { unitName: '青江</script><script>alert(1)</script>', footer: 'F\u2028' }),
  );
});
afterAll(() => portal.stop());

const bootDataOf = ({ text }: Reply): BootData => {
  const json = /<script type="application\/json" id="boot-data">(.*?)<\/script>/s.exec(text)?.[1];
  return v.parse(bootDataSchema, JSON.parse(json ?? ''));
};

const englishLink = '<link rel="modulepreload" href="/assets/signin/en.33333333.js">';

describe('where visitors are sent', () => {
  test.each([
    ['/', '/login'],
    ['/?a=1', '/login?a=1'],
    ['/consent?interaction=i1', '/login?redirect_uri=%2Fconsent%3Finteraction%3Di1'],
    [
      '/h5/authorize?client_id=c1&state=s',
      '/login?redirect_uri=%2Fh5%2Fauthorize%3Fclient_id%3Dc1%26state%3Ds',
    ],
    ['/desktop/home', '/login?redirect_uri=%2Fdesktop%2Fhome'],
    [`${people}?a=1&b=%2F`, `/login?redirect_uri=${encodeURIComponent(`${people}?a=1&b=%2F`)}`],
  ])('when nobody is signed in and opens %s, then the browser goes to %s', async (path, location) => {
    const reply = await ask(portal.port, { path });
    expect(reply).toMatchObject({ status: 302, headers: { location, 'cache-control': 'no-store' } });
  });

  test.each([
    ['/', '/desktop/home'],
    ['/login', '/desktop/home'],
    [`/login?redirect_uri=${encodeURIComponent(`${people}?a=1#/list`)}`, `${people}?a=1#/list`],
    ['/login?redirect_uri=http%3A%2F%2Fportal.test%2Fdesktop%2Fhome', '/desktop/home'],
    ['/login?redirect_uri=https%3A%2F%2Fevil.example%2F', '/desktop/home'],
    ['/login?redirect_uri=%2F%2Fevil.example', '/desktop/home'],
    ['/login?redirect_uri=javascript%3Aalert(1)', '/desktop/home'],
    ['/login?redirect_uri=%2F%5Cevil.example', '/desktop/home'],
  ])('when a signed-in user opens %s, then the browser goes to %s', async (path, location) => {
    const sid = await portal.signInAs({ userType: 2 });
    expect(await ask(portal.port, { path, sid })).toMatchObject({ status: 302, headers: { location } });
  });
});

describe('what a page carries', () => {
  test('when nobody is signed in, then the login page has its boot data, files and frame', async () => {
    const reply = await ask(portal.port, { path: '/login' });
    expect(reply).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
    expect(bootDataOf(reply)).toMatchObject({
      language: 'zh-CN',
      session: { state: 'known', user: null },
      loginPageConfig: { unitName: '青江</script><script>alert(1)</script>', footer: 'F\u2028' },
      remote: 'signin',
      unitId: 'U2001',
      build: 'build-one',
      requestId: reply.headers['x-request-id'],
    });
    expect(reply.text).toContain('<html lang="zh-CN">');
    expect(reply.text).toContain('<title>应用signin - 智慧校园门户</title>');
    expect(reply.text).toContain('<script type="module" src="/assets/shell/main.aaaaaaaa.js">');
    for (const file of ['/assets/shell/runtime.bbbbbbbb.js', '/assets/signin/app.22222222.js']) {
      expect(reply.text).toContain(`<link rel="modulepreload" href="${file}">`);
    }
    expect(reply.text).toMatch(/<form method="post" action="\/login" aria-label="账号登录">/);
    expect(reply.text.length).toBeLessThan(20_000);
    expect(reply.text).toMatch(/<noscript>.*JavaScript。.*needs JavaScript.*<\/noscript>/s);
    expect(reply.text).not.toContain(englishLink);
  });

  test('when a value holds the end of a script, then the page stays one page', async () => {
    const { text } = await ask(portal.port, { path: '/login' });
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toContain('alert(1)</script>');
  });

  test('when a user is signed in, then the page knows her and her remotes', async () => {
    const sid = await portal.signInAs({ userType: 4, realName: '何静' });
    const reply = await ask(portal.port, { path: people, sid });
    expect(reply.status).toBe(200);
    const boot = bootDataOf(reply);
    expect(boot).toMatchObject({ session: { state: 'known', user: { realName: '何静' } }, remote: 'people' });
    expect(boot.registry.map(({ name }) => name)).toEqual(['signin', 'desktop', 'people']);
  });

  test.each([
    ['/login?language=en', undefined, 'en'],
    ['/login', 'a=b; portal-lang=en', 'en'],
    ['/login?language=zh-CN', 'portal-lang=en', 'zh-CN'],
    ['/login?language=fr', 'portal-lang=en', 'zh-CN'],
    ['/login', 'xportal-lang=en', 'zh-CN'],
  ])('when %s is opened with the cookie %j, then its language is %s', async (path, cookie, language) => {
    const reply = await ask(portal.port, { path, ...(cookie ? { headers: { cookie } } : {}) });
    expect(reply.text).toContain(`<html lang="${language}">`);
    expect(reply.text.includes(englishLink)).toBe(language === 'en');
    expect(reply.text.includes('User name')).toBe(language === 'en');
  });

  test('when it is made twice, then each has a nonce of its own that the policy names', async () => {
    const nonceOf = async (): Promise<string> => {
      const { text, headers } = await ask(portal.port, { path: '/login' });
      const nonce = /<meta property="csp-nonce" nonce="([\w-]{22})">/.exec(text)?.[1] ?? 'none';
      expect(text).toContain(`<style nonce="${nonce}">`);
      expect(headers['content-security-policy']).toBe(
        `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  test('when only the head is asked for, then there is a length and no body', async () => {
    const reply = await ask(portal.port, { method: 'HEAD', path: '/login' });
    expect(reply).toMatchObject({ status: 200, text: '' });
    expect(Number(reply.headers['content-length'])).toBeGreaterThan(1000);
  });
});

describe('pages that somebody may not or cannot see', () => {
  test('when a teacher opens an administrators’ app, then 403 with the whole shell but without the entry', async () => {
    const sid = await portal.signInAs({ userType: 2 });
    const reply = await ask(portal.port, { path: people, sid });
    expect(reply.status).toBe(403);
    const boot = bootDataOf(reply);
    expect(boot.remote).toBe('people');
    expect(boot.registry.map(({ name }) => name)).toEqual(['signin', 'desktop']);
    expect(reply.text).not.toContain('/assets/people/');
  });

  test.each(['/pages/ghost/pc_ghost_tm/index.html', '/nothing/here', '/login/'])(
    'when %s is opened, then 404 with the whole shell',
    async (path) => {
      const reply = await ask(portal.port, { path });
      expect(reply.status).toBe(404);
      expect(bootDataOf(reply).remote).toBeNull();
      expect(reply.text).toContain('没有找到页面');
    },
  );

  test.each([
    ['a picture is missing', { path: '/pictures/x.png', headers: { 'sec-fetch-dest': 'image' } }],
    ['data is asked for', { path: '/nothing', headers: { accept: 'application/json' } }],
    ['the BFF has no such address', { path: '/bff/nothing' }],
    ['something is posted', { method: 'POST', path: '/nothing' }],
  ])('when %s, then the refusal is an envelope and no page', async (_, question) => {
    expect(await ask(portal.port, question)).toMatchObject({
      status: 404,
      json: { code: 'unknown_address' },
    });
  });

  test('when a browser asks for the icon, then it gets a picture', async () => {
    const reply = await ask(portal.port, { path: '/favicon.ico' });
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
  });
});

describe('when the upstream is slow or away', () => {
  test('then the page goes out without waiting, nobody is redirected, and the addressed remote is there', async () => {
    const sid = await portal.signInAs();
    const held: (() => void)[] = [];
    portal.upstream.on('/api/uaa/oauth/me', (_req, res) =>
      held.push(() => answerEnvelope(res, null, { status: 401 })),
    );
    const reply = await ask(portal.port, { path: people, sid });
    expect(reply.status).toBe(200);
    const boot = bootDataOf(reply);
    expect(boot).toMatchObject({ session: { state: 'unknown', user: null }, remote: 'people' });
    expect(boot.registry.map(({ name }) => name)).toContain('people');
    const home = await ask(portal.port, { path: '/', sid });
    expect(home.headers.location).toBe('/desktop/home');
    expect((await ask(portal.port, { path: '/login', sid })).status).toBe(200);
    for (const answer of held) answer();
  });

  test.each([
    ['a block page', '<html>blocked</html>'],
    ['a user without a name', '{"status":200,"data":{"userId":"1"}}'],
  ])('then %s instead of the user counts as unknown', async (_, body) => {
    const sid = await portal.signInAs();
    portal.upstream.on('/api/uaa/oauth/me', (_req, res) => void res.end(body));
    const reply = await ask(portal.port, { path: '/desktop/home', sid });
    expect(bootDataOf(reply).session).toEqual({ state: 'unknown', user: null });
  });

  test('then a dead upstream still leaves a login page', async () => {
    const lonely = await startPortal({ defaultUnitId: 'U2001' });
    await lonely.upstream.close();
    const reply = await ask(lonely.port, { path: '/login' });
    expect(reply.status).toBe(200);
    expect(bootDataOf(reply)).toMatchObject({
      loginPageConfig: null,
      session: { state: 'known', user: null },
    });
    await lonely.stop();
  });
});

describe('when the session store is away', () => {
  test('then a visitor with a session still gets the page, as somebody not known yet, and data calls are refused', async () => {
    const stores = openSqliteStores(':memory:');
    const away = () => Promise.reject(new Error('away'));
    const broken = await startPortal({ stores: { ...stores, sessions: { ...stores.sessions, find: away } } });
    const sid = 's'.repeat(43);
    const page = await ask(broken.port, { path: people, sid });
    expect(page.status).toBe(200);
    expect(bootDataOf(page)).toMatchObject({ session: { state: 'unknown' }, remote: 'people' });
    const data = await ask(broken.port, { path: '/bff/remotes.json', sid });
    expect(data).toMatchObject({ status: 503, json: { code: 'store_unavailable' } });
    await broken.stop();
    await stores.close();
  });
});

describe('on a site with TLS', () => {
  test('then pages and files tell browsers to stay there', async () => {
    const secure = await startPortal({ publicUrl: 'https://portal.test' });
    for (const path of ['/login', '/assets/shell/main.aaaaaaaa.js']) {
      const { headers } = await ask(secure.port, { path });
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    }
    await secure.stop();
  });
});

describe('escaping', () => {
  test('when a text holds signs of HTML, then all of them are written as entities', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });

  test('when JSON holds the end of a script or a comment, then it reads the same and closes nothing', () => {
    const value = { text: '</script><!--\u2028\u2029<script>' };
    const json = escapeJson(value);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(value);
  });
});
