import { request as ask } from 'node:https';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { signInByCall } from '../fixtures/sign-in-by-call.ts';
import { DesktopPage } from '../pages/desktop-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test('when somebody signs in by a third party, then the way there and back ends on the desktop', {
  tag: ['@once', '@login', '@one-server'],
}, async ({ page, portal, signInPage, desktopPage }) => {
  await signInPage.open();
  const begun = await page.request.post('/api/uaa/social/transaction/begin', {
    headers: { 'x-requested-by': 'portal' },
    form: { provider: 'qy' },
  });
  const { address } = (await begun.json()).data;
  expect(new URL(address).origin).toBe(portal.url);
  await page.goto(address);
  await page.getByRole('link', { name: /Chen Xiaoyan/ }).click();
  await desktopPage.apps.first().waitFor();
  const { search } = new URL(page.url());
  expect(search).toBe('');
  const me = await page.request.get('/api/uaa/oauth/me');
  expect((await me.json()).data.userId).toBe('2003');
});

test('when a browser was remembered, then it comes back without a password', {
  tag: ['@once', '@login'],
}, async ({ page, context }) => {
  const headers = { 'x-requested-by': 'portal' };
  const form = { username: 't.wu', password: demoPassword, remember: 'true' };
  await page.request.post('/api/uaa/oauth/login', { headers, form });
  await context.clearCookies({ name: '__Host-sid' });
  const back = await page.request.post('/api/uaa/oauth/login_user_client', { headers });
  expect((await back.json()).data.userId).toBe('2002');
  await page.goto('/desktop/home');
  await page.getByRole('banner').waitFor();
  expect(new URL(page.url()).pathname).toBe('/desktop/home');
});

test('when the session cookie is looked at, then it is the host’s own, and no script can read it', {
  tag: ['@once', '@login'],
}, async ({ page, context, signedInAs, desktopPage }) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-sid');
  expect(cookie).toMatchObject({
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    domain: 'localhost',
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('sid');
});

test('when TLS ends at a proxy before the portal, then its certificate is good and visitors keep their own address', {
  tag: ['@once', '@tls-proxy'],
}, async ({ portal, page, signedInAs }) => {
  const { authority } = portal;
  expect(authority).toContain('BEGIN CERTIFICATE');
  await signedInAs('t.zhou');
  const { port } = new URL(portal.url);
  // Another computer of the school, as the proxy sees it; the header it sends is its own invention.
  const status = await new Promise<number>((resolve, reject) => {
    const body = 'username=t.wu&password=Demo2026';
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      'x-requested-by': 'portal',
      'x-forwarded-for': '203.0.113.9',
    };
    const options = { port, path: '/api/uaa/oauth/login', method: 'POST', headers, ca: authority };
    ask({ host: 'localhost', family: 4, localAddress: '127.0.0.77', ...options }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
  expect(status).toBe(200);
  const headers = { 'x-requested-by': 'portal' };
  const mine = await page.request.get('/api/uaa/session/list', { headers });
  expect(JSON.stringify(await mine.json())).toContain('127.0.0.1');
  await signInByCall(page, 't.wu');
  const theirs = await page.request.get('/api/uaa/session/list', { headers });
  const text = JSON.stringify(await theirs.json());
  expect(text).toContain('127.0.0.77');
  expect(text).not.toContain('203.0.113.9');
});

test('when the way out of the school is a proxy, then it has seen the visit, and no more than it may', {
  tag: ['@once', '@forward-proxy'],
}, async ({ portal, playwright, launchOptions, language }) => {
  const { url, forwardProxy, authority } = portal;
  const proxy = { server: forwardProxy?.url ?? '' };
  // A browser of its own: a tunnel is noted when it ends.
  const browser = await playwright.chromium.launch({ ...launchOptions, proxy });
  const page = await browser.newPage({ baseURL: url, ignoreHTTPSErrors: authority !== undefined });
  await new SignInPage(page, 'zh-CN').signIn('t.zhou', demoPassword);
  await new DesktopPage(page, language).apps.first().waitFor();
  await browser.close();
  const seen = () => forwardProxy?.accessLog() ?? '';
  if (authority === undefined) {
    expect(seen()).toContain(`GET ${url}/login`);
    expect(seen()).toContain(`POST ${url}/api/uaa/oauth/login`);
  } else {
    await expect.poll(seen).toContain(`CONNECT ${new URL(url).host}`);
    expect(seen()).not.toMatch(/\/api\/|\/login/);
  }
});
