import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInReasonText } from '#shared/contracts';
import { checkScreen } from '../../fixtures/check-screen.ts';
import { continueAs } from '../../fixtures/continue-as.ts';
import { demoPassword, expect, test } from '../../fixtures/index.ts';

const headers = { 'X-Requested-By': 'portal' };
const target = '/desktop/home?from=link#/x';

function arrived(url: URL): boolean {
  return `${url.pathname}${url.search}${url.hash}` === target;
}

/** Whether the unit of the sign-in page lets passwords stand in addresses. */
function setAllowed(dataDir: string, isAllowed: boolean): void {
  const database = new DatabaseSync(join(dataDir, 'platform.db'));
  database.exec('pragma busy_timeout = 5000');
  database.prepare('update unit set allow_url_credentials = ?').run(isAllowed ? 1 : 0);
  database.close();
}

/** Everything that left the browser: addresses, their referrers and bodies, in order. */
function watchRequests(page: Page): () => Promise<string[]> {
  const sent: Promise<string>[] = [];
  page.on('request', (request) => {
    const headers = request.allHeaders().catch(() => request.headers());
    sent.push(headers.then((all) => [request.url(), JSON.stringify(all), request.postData()].join('\n')));
  });
  return () => Promise.all(sent);
}

/** The secret went out once, in the address that was opened, and is nowhere afterwards. */
async function expectGone(page: Page, sent: readonly string[], secret: string): Promise<void> {
  const [first, ...later] = sent;
  expect(first).toContain(secret);
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((request) => request.includes(secret))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      { ...localStorage },
      { ...sessionStorage },
      performance.getEntries(),
      document.documentElement.outerHTML,
    ]),
  );
  expect(kept).not.toContain(secret);
}

/** What another system holds of a user whom it has signed in: good for one sign-in. */
async function handleOf(request: APIRequestContext, username: string): Promise<string> {
  await request.post('/api/uaa/oauth/login', { headers, form: { username, password: demoPassword } });
  const answer = await request.post('/api/uaa/oauth/handle', { headers, form: {} });
  return (await answer.json()).data.accessToken;
}

async function nameOf(page: Page): Promise<string | undefined> {
  return (await (await page.request.get('/api/uaa/oauth/me')).json()).data?.loginName;
}

test.describe('a user name and a password in the address', () => {
  const link = `/desktop/home?from=link&username=t.zhou&password=${demoPassword}#/x`;

  test.afterEach(({ portal }) => setAllowed(portal.dataDir, false));

  test('when the unit allows it, then they sign in, and leave the address before anything else is asked for', {
    tag: ['@B09'],
  }, async ({ page, portal, desktopPage }) => {
    setAllowed(portal.dataDir, true);
    const sent = watchRequests(page);
    await page.goto(link);
    await continueAs(page);
    await desktopPage.apps.first().waitFor();
    expect(arrived(new URL(page.url()))).toBe(true);
    await expectGone(page, await sent(), demoPassword);
    expect(await nameOf(page)).toBe('t.zhou');
    expect(portal.log()).not.toContain(demoPassword);
  });

  test(
    'when the unit does not allow it, then nobody is signed in, the page says so, and the form is filled as far as may be',
    {
      tag: ['@B09'],
    },
    async ({ page, language, portal, signInPage }, info) => {
      const sent = watchRequests(page);
      await page.goto(link);
      await expect(signInPage.password).toHaveAttribute('aria-invalid', 'true');
      await expect(signInPage.form).toContainText(signInReasonText('url_credentials_off', language));
      await expect(signInPage.username).toHaveValue('t.zhou');
      await expect(signInPage.password).toHaveValue('');
      await expectGone(page, await sent(), demoPassword);
      expect(await nameOf(page)).toBeUndefined();
      expect(portal.log()).not.toContain(demoPassword);
      await checkScreen(page, info, 'url-credentials-off');
      await signInPage.password.fill(demoPassword);
      await signInPage.submit.click();
      await expect(page).toHaveURL(arrived);
    },
  );
});

test.describe('an access token in the address', () => {
  test('when it is good, then it signs in once and leaves the address before anything else is asked for', {
    tag: ['@B11'],
  }, async ({ page, playwright, portal, desktopPage }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: portal.url });
    const token = await handleOf(elsewhere, 't.zhou');
    const sent = watchRequests(page);
    await page.goto(`/desktop/home?from=link&shiyue_access_token=${token}#/x`);
    await continueAs(page);
    await desktopPage.apps.first().waitFor();
    expect(arrived(new URL(page.url()))).toBe(true);
    await expectGone(page, await sent(), token);
    expect(await nameOf(page)).toBe('t.zhou');
    expect(portal.log()).not.toContain(token);
    await elsewhere.dispose();
  });
});

test('when an address carries several secrets, then the first in the order signs in, and all of them leave', {
  tag: ['@core', '@B01', '@B10', '@once'],
}, async ({ page, playwright, portal, desktopPage }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: portal.url });
  const token = await handleOf(elsewhere, 't.wu');
  await elsewhere.post('/api/uaa/oauth/login', {
    headers,
    form: { username: 't.zhou', password: demoPassword },
  });
  const issued = await elsewhere.post('/api/sso/ticket/issue', { headers, form: {} });
  const { ticket } = (await issued.json()).data;
  const sent = watchRequests(page);
  await page.goto(`/desktop/home?from=link&access_token=${token}&code=canary&state=s1&ticket=${ticket}#/x`);
  await continueAs(page);
  await desktopPage.apps.first().waitFor();
  expect(arrived(new URL(page.url()))).toBe(true);
  for (const secret of [ticket, token, 'canary']) await expectGone(page, await sent(), secret);
  expect(await nameOf(page)).toBe('t.zhou');
  await elsewhere.dispose();
});
