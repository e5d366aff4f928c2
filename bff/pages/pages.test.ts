import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStores } from '#bff/session';
import { accessDataSchema, defaultGateRules } from '#shared/app-access';
import { html } from '../../shared/html/index.ts';
import { ask } from '../testing/ask.ts';
import { bootDataOf } from '../testing/boot-data-of.ts';
import { menuNode, type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const people = '/pages/base/pc_base_tm/index.html';
const home = '/pages/base/pc_desktop_all/index.html';
let portal: RunningPortal;

/** The configuration of the sign-in page that most tests meet. */
function greet(): void {
  portal.upstream.on('/api/uaa/oauth/login/unit_config', (_req, res) =>
    answerEnvelope(res, { unitName: '青江</script><script>alert(1)</script>', footer: 'F\u2028' }),
  );
}

beforeAll(async () => {
  portal = await startPortal({ defaultUnitId: 'U2001', authorizePaths: ['/old/entry'] });
  greet();
});
afterAll(() => portal.stop());

const englishLink = '<link rel="modulepreload" href="/assets/signin/en.333333.js">';

const wholeRequest =
  '/h5/authorize?client_id=c1&response_type=code&redirect_uri=http%3A%2F%2Fa.example%2F&scope=openid&state=s';

describe('where visitors are sent', () => {
  test.each([
    ['/', '/login'],
    ['/?a=1', '/login?a=1'],
    ['/redirect/hw?a=1', '/login?redirect_uri=%2Fredirect%2Fhw%3Fa%3D1'],
    ['/consent?interaction=i1', '/login?redirect_uri=%2Fconsent%3Finteraction%3Di1'],
    [wholeRequest, `/login?redirect_uri=${encodeURIComponent(wholeRequest)}`],
    [
      '/authorize?client_id=c1&request_uri=urn%3Ax',
      '/login?redirect_uri=%2Fauthorize%3Fclient_id%3Dc1%26request_uri%3Durn%253Ax',
    ],
    [
      wholeRequest.replace('/h5/authorize', '/old/entry'),
      `/login?redirect_uri=${encodeURIComponent(wholeRequest.replace('/h5/authorize', '/old/entry'))}`,
    ],
    ['/desktop/home', '/login?redirect_uri=%2Fdesktop%2Fhome'],
    ['/login?redirectCode=hw&unitId=U1', '/login?unitId=U1&redirect_uri=%2Fredirect%2Fhw'],
    [`${people}?a=1&b=%2F`, `/login?redirect_uri=${encodeURIComponent(`${people}?a=1&b=%2F`)}`],
  ])('when nobody is signed in and opens %s, then the browser goes to %s', async (path, location) => {
    const reply = await ask(portal.port, { path });
    expect(reply).toMatchObject({ status: 302, headers: { location, 'cache-control': 'no-store' } });
  });

  test.each([
    ['/', home],
    ['/login', home],
    [`/login?redirect_uri=${encodeURIComponent(`${people}?a=1#/list`)}`, `${people}?a=1#/list`],
    ['/login?redirect_uri=http%3A%2F%2Fportal.test%2Fdesktop%2Fhome', '/desktop/home'],
    ['/login?redirect_uri=https%3A%2F%2Fevil.example%2F', home],
    ['/login?redirect_uri=%2F%2Fevil.example', home],
    ['/login?redirect_uri=javascript%3Aalert(1)', home],
    ['/login?redirect_uri=%2F%5Cevil.example', home],
    ['/redirect/hw?a=1', '/pages/hw/pc_hw_tm/index.html?a=1'],
    ['/login?redirect_uri=%2Fredirect%2Fhw', '/pages/hw/pc_hw_tm/index.html'],
  ])('when a signed-in user opens %s, then the browser goes to %s', async (path, location) => {
    const sid = await portal.signInAs({ userType: 2 });
    expect(await ask(portal.port, { path, sid })).toMatchObject({ status: 302, headers: { location } });
  });
});

test.each([
  '/login?redirectCode=//evil.example',
  '/login?redirectCode=hw%3Fa',
  '/login?redirectCode=',
  '/login?redirectCode=hw&redirect_uri=%2Fdesktop%2Fhome',
])('when %s names no app, or a place besides, then the sign-in page stays what it is', async (path) =>
  expect((await ask(portal.port, { path })).status).toBe(200),
);

describe('a page that opens only for who has it in the menu', () => {
  const administrator = { userType: 4 } as const;
  const open = async (path: string, user: Parameters<typeof portal.signInAs>[0] = administrator) => {
    const reply = await ask(portal.port, { path, sid: await portal.signInAs(user) });
    const { remote, registry, access } = bootDataOf(reply);
    const names = registry.map(({ name }) => name);
    return { status: reply.status, remote, names, access: v.parse(accessDataSchema, access) };
  };
  afterEach(() => portal.giveMenu([menuNode('#/list')]));

  test('when the menu leads there, then the page brings it, and the version of the server', async () => {
    const { status, remote, access } = await open(people);
    expect([status, remote, access.serverVersion]).toEqual([200, 'people', '1.5.10']);
    expect(access.menu).toMatchObject({ code: 'base', tree: [{ menuRoute: '#/list' }] });
    expect(access.rules).toEqual(defaultGateRules);
  });

  test('when the menu is empty, then the page does not exist, and the app is not handed out', async () => {
    portal.giveMenu([]);
    expect(await open(people)).toMatchObject({ status: 404, remote: null, names: ['signin', 'desktop'] });
    expect(await open('/desktop/home')).toMatchObject({ status: 200, names: ['signin', 'desktop'] });
  });

  test('when the query asks for a route that is not in the menu, then the page does not exist', async () => {
    expect(await open(`${people}?_r=/nowhere`)).toMatchObject({ status: 404, remote: null });
    expect(await open(`${people}?_r=/list`)).toMatchObject({ status: 200, remote: 'people' });
  });

  test('when the menu cannot be had, then the page goes out without it: that is no refusal', async () => {
    portal.upstream.on('/api/base/resource/user/code/tree', (_req, res) => void res.writeHead(500).end());
    expect(await open(people)).toMatchObject({ status: 200, remote: 'people', access: { menu: null } });
    // A user who is elsewhere gets the app with a page of its own.
    expect((await open('/desktop/home')).names).toEqual(['signin', 'desktop']);
  });

  test('when the app is for other users, then that is a refusal, whatever the menu says', async () => {
    portal.giveMenu([]);
    expect(await open(people, { userType: 2 })).toMatchObject({ status: 403, remote: 'people' });
  });

  test('when the unit keeps the app from the user, then that is a refusal, and no page hands the app out', async () => {
    const user = { ...administrator, closedApps: [{ code: 'base', deployPath: null }] };
    expect(await open(people, user)).toMatchObject({ status: 403, names: ['signin', 'desktop'] });
    expect(await open('/desktop/home', user)).toMatchObject({ status: 200, names: ['signin', 'desktop'] });
    const reply = await ask(portal.port, { path: '/bff/remotes.json', sid: await portal.signInAs(user) });
    expect(reply.json.remotes.map(({ name }: { name: string }) => name)).toEqual(['signin', 'desktop']);
  });

  test('when the page is for everybody, then no menu is asked for', async () => {
    expect((await open('/desktop/home', { userType: 2 })).access.menu).toBeNull();
  });
});

describe('the sign-in page of a unit', () => {
  const nameOf = async (path: string, sid?: string) => {
    const { unitId, loginPageConfig } = bootDataOf(await ask(portal.port, { path, ...(sid ? { sid } : {}) }));
    return [unitId, loginPageConfig?.unitName];
  };
  const configure = () =>
    portal.upstream.on('/api/uaa/oauth/login/unit_config', (req, res) => {
      const unitId = new URL(req.url ?? '', 'http://x').searchParams.get('unitId');
      answerEnvelope(res, unitId === 'U404' ? null : { unitName: `name of ${unitId}` });
    });

  test('when a link asks for a unit, then that one greets; one that does not exist leaves the portal its own', async () => {
    configure();
    onTestFinished(greet);
    expect(await nameOf('/login')).toEqual(['U2001', 'name of U2001']);
    expect(await nameOf('/login?unitId=U2002')).toEqual(['U2002', 'name of U2002']);
    expect(await nameOf('/login?unitId=U404')).toEqual(['U2001', 'name of U2001']);
    expect(await nameOf('/login?unitId=%3Cb%3E')).toEqual(['U2001', 'name of U2001']);
  });
});

describe('homes', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';
  const locationFor = async (
    running: RunningPortal,
    user: Parameters<RunningPortal['signInAs']>[0],
    headers: Record<string, string> = {},
    path = '/login',
  ) => {
    const sid = await running.signInAs(user);
    return (await ask(running.port, { path, sid, headers })).headers.location;
  };

  test.each([
    [{}, {}, home],
    [{}, { 'user-agent': phone }, '/pages/base/mobile_desktop_all/index.html'],
    [{ unitType: 1 }, {}, '/area/areaBase/pc_areaDesktop_all/index.html'],
    [{ unitType: 1 }, { 'user-agent': phone }, '/area/areaBase/mobile_areaDesktop_all/index.html'],
  ] as const)('when user %j with %j has signed in, then home is %s', async (user, headers, location) =>
    expect(await locationFor(portal, user, headers)).toBe(location),
  );

  test('when the deployment has rules of its own, then they come before the homes', async () => {
    const homeRules = {
      unitHomeOverrides: { U9001: '/pages/base/pc_app_tm/index.html' },
      loginJumpPage: '/pages/exam/pc_exam_tm/index.html',
      inAppPage: null,
      isDevelopment: true,
    };
    const ruled = await startPortal({ homeRules });
    expect(await locationFor(ruled, {})).toBe('/pages/exam/pc_exam_tm/index.html');
    expect(await locationFor(ruled, {}, {}, '/')).toBe('/pc_desktop_all.html');
    expect(await locationFor(ruled, { unitId: 'U9001' }, {}, '/')).toBe('/pages/base/pc_app_tm/index.html');
    expect(bootDataOf(await ask(ruled.port, { path: '/desktop/x', sid: 'none' })).homeRules).toEqual(
      homeRules,
    );
    await ruled.stop();
  });
});

describe('the address of a third-party client', () => {
  test.each([
    '/authorize',
    '/a/authorize/b?client_id=',
    '/h5/authorize?response_type=code',
    wholeRequest.replace('&state=s', ''),
    '/old/entry?client_id=c1',
  ])('when %s lacks something, then nobody signs in for it: its page says what', async (path) => {
    const reply = await ask(portal.port, { path });
    expect([reply.status, bootDataOf(reply).remote]).toEqual([200, 'signin']);
  });

  test.each(['/authorized?client_id=c1', '/preauthorize', '/x/Authorize', '/old/entry/x'])(
    'when %s only looks like one, then there is no such page',
    async (path) => {
      const sid = await portal.signInAs({ userType: 2 });
      expect((await ask(portal.port, { path, sid })).status).toBe(404);
    },
  );

  test('when the user is signed in, then the page opens, and what it may be framed by is nobody', async () => {
    const sid = await portal.signInAs({ userType: 2 });
    for (const path of [wholeRequest, '/consent?interaction=i1', '/old/entry?client_id=c1']) {
      const reply = await ask(portal.port, { path, sid });
      expect([reply.status, bootDataOf(reply).remote]).toEqual([200, 'signin']);
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(reply.headers['x-frame-options']).toBe('DENY');
    }
  });
});

describe('a new sign-in', () => {
  test('when somebody is to sign in again, then she gets the form although she is signed in', async () => {
    const sid = await portal.signInAs({ userType: 2 });
    const path = '/login?redirect_uri=%2Fapi%2Fuaa%2Foidc%2Fcontinue%2Fi1&again=1';
    const reply = await ask(portal.port, { path, sid });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`action="${html`${path}`}"`);
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
    expect(reply.text).toContain('<html lang="zh-CN"');
    expect(reply.text).toContain('<title>应用signin - 智慧校园门户</title>');
    expect(reply.text).toContain('<script type="module" src="/assets/shell/main.aaaaaa.js">');
    for (const file of ['/assets/shell/runtime.bbbbbb.js', '/assets/signin/app.222222.js']) {
      expect(reply.text).toContain(`<link rel="modulepreload" href="${file}">`);
    }
    expect(reply.text).toMatch(/<form method="post" action="\/login" aria-label="账号登录" novalidate>/);
    expect(reply.text.length).toBeLessThan(20_000);
    expect(reply.text).toMatch(
      /<noscript>.*登录可以不用 JavaScript.*You can sign in without JavaScript.*<\/noscript>/s,
    );
    expect(reply.text).not.toContain(englishLink);
  });

  test('when a value holds the end of a script, then the page stays one page', async () => {
    const { text } = await ask(portal.port, { path: '/login' });
    // The data, the notice for old browsers, the entry.
    expect(text.match(/<script/g)).toHaveLength(3);
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

  // Pages are compressed: their size would reveal whether what an attacker has put there resembles what is personal.
  test('when a user is signed in, then her page repeats nothing of its address', async () => {
    const sid = await portal.signInAs({ userType: 4, realName: '何静' });
    const search = '?unitId=marker1&redirect_uri=%2Fmarker2&language=marker3&marker4=marker5';
    for (const path of [people, '/desktop/home', '/nothing/here']) {
      const { text } = await ask(portal.port, { path: path + search, sid });
      expect(text).toContain('何静');
      expect(text).not.toContain('marker');
    }
  });

  test.each([
    ['/login?language=en', undefined, 'en'],
    ['/login', 'a=b; portal-lang=en', 'en'],
    ['/login?language=zh-CN', 'portal-lang=en', 'zh-CN'],
    ['/login?language=fr', 'portal-lang=en', 'zh-CN'],
    ['/login', 'xportal-lang=en', 'zh-CN'],
  ])('when %s is opened with the cookie %j, then its language is %s', async (path, cookie, language) => {
    const reply = await ask(portal.port, { path, ...(cookie ? { headers: { cookie } } : {}) });
    expect(reply.text).toContain(`<html lang="${language}"`);
    expect(reply.text.includes(englishLink)).toBe(language === 'en');
    expect(reply.text.includes('User name')).toBe(language === 'en');
  });

  test.each([
    [{ 'accept-language': 'en-US,en;q=0.9' }, 'en'],
    [{ 'accept-language': 'fr-FR' }, 'en'],
    [{ 'accept-language': 'zh-TW,en;q=0.5' }, 'zh-CN'],
    [{ 'accept-language': 'zh-CN', cookie: 'portal-lang=en' }, 'en'],
    [{ 'accept-language': '*' }, 'zh-CN'],
  ])('when a visitor without an account comes with %j, then the page is in %s', async (headers, language) => {
    const reply = await ask(portal.port, { path: '/login', headers });
    expect(reply.text).toContain(`<html lang="${language}"`);
    expect(reply.headers).toMatchObject({
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'cache-control': 'no-store',
    });
  });

  test('when a browser names no language, then the unit of the page has its say', async () => {
    portal.upstream.on('/api/uaa/oauth/login/unit_config', (_req, res) =>
      answerEnvelope(res, { defaultLanguage: 'en' }),
    );
    onTestFinished(greet);
    const inLanguage = async (headers: Record<string, string>) =>
      /<html lang="([\w-]+)"/.exec((await ask(portal.port, { path: '/login', headers })).text)?.[1];
    expect(await inLanguage({ 'accept-language': '*' })).toBe('en');
    expect(await inLanguage({ 'accept-language': 'zh' })).toBe('zh-CN');
    const help = await ask(portal.port, { path: '/bff/help' });
    expect(help.text).toContain('Forgot password');
  });

  test('when a user has set a language, then it counts in every browser, also while nobody can ask for it', async () => {
    const sid = await portal.signInAs({ language: 'en' });
    const headers = { cookie: `portal-lang=zh-CN; __Host-sid=${sid}`, 'accept-language': 'zh-CN' };
    const pageOf = async (path: string) => (await ask(portal.port, { path, headers })).text;
    expect(await pageOf(home)).toContain('<html lang="en"');
    expect(await pageOf('/bff/help')).toContain('Forgot password');
    portal.upstream.on('/api/uaa/oauth/me', (_req, res) => void res.writeHead(503).end('busy'));
    expect(await pageOf(home)).toContain('<html lang="en"');
    portal.upstream.on('/api/uaa/oauth/me', (_req, res) => answerEnvelope(res, null, { status: 401 }));
    expect(await pageOf('/login')).toContain('<html lang="zh-CN"');
    await portal.signInAs({ language: null });
    expect(await pageOf(home)).toContain('<html lang="zh-CN"');
  });

  test('when an upstream answers a language that the portal has not, then the user is known all the same', async () => {
    const sid = await portal.signInAs({ language: 'fr' as never });
    const page = await ask(portal.port, { path: home, sid, headers: { 'accept-language': 'en' } });
    expect(page.text).toContain('<html lang="en"');
    expect(page.text).toContain('"state":"known"');
  });

  test('when it is made twice, then each has a nonce of its own that the policy names', async () => {
    const nonceOf = async (): Promise<string> => {
      const { text, headers } = await ask(portal.port, { path: '/login' });
      const nonce = /<meta property="csp-nonce" nonce="([\w-]{22})">/.exec(text)?.[1] ?? 'none';
      expect(text).toContain(`<style nonce="${nonce}">`);
      expect(headers['content-security-policy']).toBe(
        `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal-worker`,
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
    for (const path of ['/login', '/assets/shell/main.aaaaaa.js']) {
      const { headers } = await ask(secure.port, { path });
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    }
    await secure.stop();
  });
});
