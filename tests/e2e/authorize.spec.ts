import type { Page } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { createPkce } from '../pages/authorize-page.ts';

const clients = {
  reader: { client_id: 'reader', redirect_uri: 'http://localhost:4001/callback' },
  kiosk: { client_id: 'kiosk', redirect_uri: 'http://localhost:4002/callback' },
  oldlib: { client_id: 'oldlib', redirect_uri: 'http://localhost:4003/callback' },
  typo: { client_id: 'typo', redirect_uri: 'http://localhost:4005/callback/' },
  sandbox: { client_id: 'sandbox-demo', redirect_uri: 'http://localhost:4004/callback' },
} as const;

/** Stands in for the clients, none of which runs: keeps the address that the browser comes back with. */
async function catchClients(page: Page): Promise<void> {
  await page.route(/^http:\/\/localhost:400\d\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>client</title><link rel="icon" href="data:,">',
    }),
  );
}

async function backAtClient(page: Page): Promise<URL> {
  await page.waitForURL(/^http:\/\/localhost:400\d\//);
  return new URL(page.url());
}

async function checkAxe(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
}

test.beforeEach(({ page }) => catchClients(page));

test('when a client of somebody else asks, then the user signs in, reads what for, allows, and is back with a good code', {
  tag: ['@core', '@B01', '@E01', '@E05', '@phone'],
}, async ({ page, signInPage, authorizePage, consentPage, isMobile }) => {
  const { verifier, challenge } = createPkce();
  const address = authorizePage.addressOf({ ...clients.reader, ...challenge }, '/h5/authorize');
  await page.goto(address);
  await page.waitForURL('**/login?redirect_uri=**');
  await signInPage.signIn('t.zhou', demoPassword);
  await expect(consentPage.question).toBeVisible();
  await expect(page.getByText('t.zhou')).toBeVisible();
  await expect(page.getByText('localhost:4001').first()).toBeVisible();
  await expect(consentPage.scopes).toHaveCount(2);
  await checkAxe(page);
  await consentPage.allow.press('Enter');

  const back = await backAtClient(page);
  expect(back.searchParams.get('state')).toBe('st 1&é');
  expect(back.searchParams.getAll('source')).toEqual([isMobile ? 'app' : 'pc']);
  const tokens = await page.request.post('/api/uaa/oidc/token', {
    headers: { authorization: `Basic ${btoa('reader:reader-demo-secret-2026')}` },
    form: {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: clients.reader.redirect_uri,
      code_verifier: verifier,
    },
  });
  expect(tokens.status(), await tokens.text()).toBe(200);

  await page.goto(address);
  expect((await backAtClient(page)).searchParams.get('code')).toBeTruthy();
});

test('when the user refuses, then the client is told so and gets no code', { tag: '@core' }, async ({
  page,
  signedInAs,
  authorizePage,
  consentPage,
}) => {
  await signedInAs('t.chen');
  await page.goto(authorizePage.addressOf({ ...clients.reader, ...createPkce().challenge }));
  await consentPage.refuse.click();
  const { searchParams } = await backAtClient(page);
  expect([searchParams.get('error'), searchParams.get('state'), searchParams.get('code')]).toEqual([
    'access_denied',
    'st 1&é',
    null,
  ]);
});

test('when the return address is not the registered one, then both are shown, and nobody is sent anywhere', {
  tag: ['@once', '@E04'],
}, async ({ page, signedInAs, authorizePage }) => {
  await signedInAs('t.zhou');
  await page.goto(authorizePage.addressOf({ ...clients.typo, ...createPkce().challenge }));
  await expect(authorizePage.heading).toHaveText(
    authorizePage.words.pattern('signin.authorize.redirect_mismatch.title'),
  );
  await expect(authorizePage.details).toContainText('http://localhost:4005/callback/');
  await expect(authorizePage.details.locator('mark')).toHaveText('/');
  await checkAxe(page);
});

test('when the request lacks its client, then the page says so in the words of the specification', {
  tag: ['@E02', '@E03'],
}, async ({ page, authorizePage }) => {
  await page.goto('/oauth/authorize?response_type=code');
  await expect(
    page.getByText('Missing client_id, please go back and try again!', { exact: true }),
  ).toBeVisible();
  await expect(authorizePage.heading).toBeVisible();
  await checkAxe(page);
  expect(new URL(page.url()).pathname).toBe('/oauth/authorize');
});

test('when the server is away, then the request is kept and can be tried again', {
  tag: ['@once', '@E04'],
}, async ({ page, problems, signedInAs, authorizePage }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signedInAs('t.zhou');
  await page.route('**/api/uaa/shiyue_webauth', (route) => route.abort('internetdisconnected'));
  await page.goto(authorizePage.addressOf(clients.sandbox));
  await expect(authorizePage.heading).toHaveText(authorizePage.words.text('signin.authorize.failed'));
  await page.unroute('**/api/uaa/shiyue_webauth');
  await authorizePage.retry.click();
  expect((await backAtClient(page)).searchParams.get('code')).toBeTruthy();
});

test('when it is not the user who sits there, then another account signs in and the same request goes on', async ({
  page,
  signedInAs,
  signInPage,
  authorizePage,
  consentPage,
}) => {
  await signedInAs('p.liu');
  await page.goto(authorizePage.addressOf({ ...clients.reader, ...createPkce().challenge }));
  await consentPage.notYou.click();
  await page.waitForURL('**/login?**again=1**');
  await signInPage.signIn('t.li', demoPassword);
  await expect(page.getByText('t.li', { exact: false })).toBeVisible();
  await consentPage.allow.click();
  expect((await backAtClient(page)).searchParams.get('state')).toBe('st 1&é');
});

test('when a client signs its user out, then she is asked, and comes back to it signed out', async ({
  page,
  signInPage,
}) => {
  await signInPage.signIn('s.gao', demoPassword);
  await page.waitForURL(homePattern);
  const query = new URLSearchParams({
    client_id: 'reader',
    post_logout_redirect_uri: 'http://localhost:4001/',
    state: 'bye',
  });
  await page.goto(`/api/uaa/oidc/session/end?${query}`);
  await expect(page.getByRole('main')).toContainText(/悦读书架|Reader/);
  await checkAxe(page);
  const atClient = page.waitForRequest(/^http:\/\/localhost:4001\//);
  await page.getByRole('button').first().click();
  expect(new URL((await atClient).url()).searchParams.get('state')).toBe('bye');
  const me = await page.request.get('/api/uaa/oauth/me');
  expect((await me.json()).status).toBe(401);
});
