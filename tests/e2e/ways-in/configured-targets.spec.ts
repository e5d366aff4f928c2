import type { APIRequestContext } from '@playwright/test';
import { signInReasonText } from '#shared/contracts';
import { continueAs } from '../../fixtures/continue-as.ts';
import { demoPassword, expect, test } from '../../fixtures/index.ts';

const inApp =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 MicroMessenger/8.0.60';
const settings = '/desktop/home#/desktop/setting';
const sent = { headers: { 'x-requested-by': 'portal' } };

function isAt(address: string) {
  return (url: URL) => `${url.pathname}${url.hash}` === address;
}

/** A link to a page that signs a user in, as a messaging app shows it: by a handle that is good once. */
async function linkTo(request: APIRequestContext, path: string): Promise<string> {
  const form = { username: 'ps.admin', password: demoPassword };
  await request.post('/api/uaa/oauth/login', { ...sent, form });
  const answer = await request.post('/api/uaa/oauth/handle', { ...sent, form: {} });
  const [address = '', hash] = path.split('#');
  const { accessToken } = (await answer.json()).data;
  return `${address}?shiyue_access_token=${accessToken}${hash ? `#${hash}` : ''}`;
}

test.use({
  ownPortal: true,
  ownEnvironment: { TICKET_LOGIN: 'none', LOGIN_JUMP_PAGE: '/account', IN_APP_PAGE: '/messages' },
});

test('when the deployment says where a sign-in ends and redeems no tickets, then each page obeys, and settings stay', {
  tag: ['@once', '@B10', '@B18', '@B20'],
}, async ({ page, context, portal, browser, playwright, signInPage, frame, language }) => {
  // A ticket that no call redeems: a toast, and the form as ever.
  await page.goto('/login?ticket=good-ticket', { waitUntil: 'commit' });
  const notices = page.locator(`section[aria-label="${frame.words.text('notify.list.label')}"]`);
  const text = signInReasonText('ticket_login_missing', language);
  await expect(notices).toContainText(`${frame.words.text('notify.title.error')}${text}`);
  expect(page.url()).not.toContain('good-ticket');

  // No page was asked for: the jump page.
  await signInPage.signIn('t.zhou', demoPassword);
  await page.waitForURL('**/account');
  await page.goto('/login');
  await page.waitForURL('**/account');

  // The settings of the desktop were: they stay.
  await context.clearCookies({ name: /sid$/ });
  await page.goto(settings);
  await signInPage.signIn('t.zhou', demoPassword);
  await page.waitForURL(isAt(settings));

  // Inside a messaging app, what is no way in goes on to the page for those; the settings stay there too.
  const elsewhere = await playwright.request.newContext({ baseURL: portal.url });
  const phone = await browser.newContext({ baseURL: portal.url, userAgent: inApp });
  const inside = await phone.newPage();
  for (const [opened, ends] of [
    ['/pages/base/pc_base_tm/index.html#/people/list', '/messages'],
    [settings, settings],
  ] as const) {
    await phone.clearCookies();
    await inside.goto(await linkTo(elsewhere, opened), { waitUntil: 'commit' });
    await continueAs(inside);
    await inside.waitForURL(isAt(ends), { waitUntil: 'commit' });
  }
  await phone.close();
  await elsewhere.dispose();
});
