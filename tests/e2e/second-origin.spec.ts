import { test as base, expect } from '../fixtures/index.ts';
import { type OutsideSite, startOutsideSite } from '../fixtures/outside-site.ts';
import { findFreePort } from '../processes/find-free-port.ts';

const test = base.extend<{ port: number; site: OutsideSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  port: async ({}, use) => use(await findFreePort()),
  site: async ({ port }, use) => {
    const site = await startOutsideSite({ portalUrl: `http://localhost:${port}` });
    await use(site);
    await site.stop();
  },
  ownPortal: true,
  ownEnvironment: async ({ port, site }, use) =>
    use({
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      APPS_ORIGIN: `http://127.0.0.1:${port}`,
      PAGE_UPSTREAMS: `/vendor=${site.origin} untrusted`,
    }),
});

test.use({ language: 'en' });

test('when a page that nobody trusts is opened, then it stands at the second origin, does nothing in the user’s name, and ends with her session', {
  tag: ['@once'],
}, async ({ page, context, portal, port, signedInAs, desktopPage, frame, problems }) => {
  const second = `http://127.0.0.1:${port}`;
  const entrances: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${second}/enter-from-portal`)) entrances.push(request.url());
  });
  await signedInAs('t.zhou');
  await page.goto('/vendor/page');
  await expect(page).toHaveURL(`${second}/vendor/page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendor');
  // The script of old pages works there, and knows her language.
  await expect(page.getByText('en', { exact: true })).toBeVisible();
  const cookies = (await context.cookies(second)).filter(({ name }) => name !== 'portal-lang');
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-apps']);
  expect(cookies[0]?.httpOnly).toBe(true);

  // Its own origin has no calls, and its policy leads to no other one.
  problems.expect(/status of 404/, /Content Security Policy|policy violated: connect-src/);
  expect(await page.evaluate(askAs, '/api/uaa/oauth/me')).toBe('404');
  expect(await page.evaluate(askAs, `${portal.url}/api/uaa/oauth/me`)).toBe('nothing');

  // A ticket opens the origin once.
  expect(entrances).toHaveLength(1);
  await context.clearCookies({ name: '__Host-apps' });
  const replayed = await page.request.get(entrances[0] ?? '', { maxRedirects: 0 });
  expect([replayed.status(), replayed.headers()['set-cookie']]).toEqual([200, undefined]);
  expect(await replayed.json()).toMatchObject({ code: 'ticket_invalid' });
  // A bookmark leads through the portal, which knows her.
  await page.goto(`${second}/vendor/page`);
  await expect(page).toHaveURL(`${second}/vendor/page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendor');
  expect(entrances).toHaveLength(2);

  await page.getByRole('button', { name: 'To the desktop' }).click();
  await expect(page).toHaveURL(new RegExp(`^${portal.url}/`));
  await expect(desktopPage.apps.first()).toBeVisible();
  await frame.signOut();
  await page.waitForURL('**/login**');
  await page.goto(`${second}/vendor/page`);
  await expect(page).toHaveURL(`${portal.url}/login?redirect_uri=%2Fvendor%2Fpage`);
});

/** Runs in the page: what it gets to read, with the cookies of whoever looks at it. */
async function askAs(address: string): Promise<string> {
  try {
    return String((await fetch(address, { credentials: 'include' })).status);
  } catch {
    return 'nothing';
  }
}
