import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../../fixtures/axe.ts';
import { demoPassword, expect, homePattern, test } from '../../fixtures/index.ts';
import { photograph } from '../../fixtures/photograph.ts';
import { stopClocks } from '../../fixtures/portal-clock.ts';
import type { PortalOptions } from '../../fixtures/portal-options.ts';
import { wordsOf } from '../../fixtures/words.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { WaysIn } from '../../pages/ways-in.ts';

// A code stands on a computer: the phone that scans it shows none.
test.use({ viewport: { width: 1366, height: 768 }, isMobile: false });

/** Another device: a browser that shares nothing with the first. */
async function openPhone(browser: Browser, url: string, language: PortalOptions['language']): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: url });
  await context.addCookies([{ name: 'portal-lang', value: language, url }]);
  return context.newPage();
}

function scanWords(language: PortalOptions['language']) {
  return wordsOf('remotes/signin/scan', language);
}

test(
  'when a phone scans the code, signs in and confirms, then the screen is signed in',
  { tag: ['@B14', '@phone'] },
  async ({ page, browser, portal, language, signInPage }, info) => {
    const ways = new WaysIn(page, language);
    const words = scanWords(language);
    await signInPage.open(`?redirect_uri=${encodeURIComponent('/desktop/home?from=qr')}`);
    const address = await ways.showCode();
    await expect(ways.qrCode).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    const phone = await openPhone(browser, portal.url, language);
    const complaints: string[] = [];
    phone.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    await phone.goto(address);
    await phone.waitForURL('**/login?redirect_uri=**');
    await new SignInPage(phone, language).signIn('t.chen', demoPassword);
    await phone.waitForURL('**/scan#**');
    await expect(phone.getByText(words.text('signin.scan.warning'))).toBeVisible();
    await expect(phone.getByText('Chrome')).toBeVisible();
    await expect(phone.getByText('陈晓燕', { exact: false })).toBeVisible();
    await photograph(phone, info, 'scan');
    expect(await findViolations(phone)).toEqual([]);
    await phone.getByRole('button', { name: words.text('signin.scan.confirm') }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words.text('signin.scan.doneTitle'));

    await page.waitForURL('**/desktop/home?from=qr');
    expect((await (await page.request.get('/api/uaa/oauth/me')).json()).data.userId).toBe('2003');

    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words.text('signin.scan.overTitle'));
    expect(complaints).toEqual([]);
    await phone.context().close();
  },
);

test('when the user of the phone declines, then the screen stays signed out', { tag: '@once' }, async ({
  page,
  browser,
  portal,
  language,
  signInPage,
}) => {
  const words = scanWords(language);
  await signInPage.open();
  const address = await new WaysIn(page, language).showCode();
  const phone = await openPhone(browser, portal.url, language);
  await new SignInPage(phone, language).signIn('t.chen', demoPassword);
  await phone.waitForURL(homePattern);
  await phone.goto(address);
  await phone.getByRole('button', { name: words.text('signin.scan.decline') }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words.text('signin.scan.declinedTitle'));
  const answer = await page.request.post('/api/uaa/social/qr/poll', {
    headers: { 'X-Requested-By': 'portal' },
  });
  expect((await answer.json()).data.state).toBe('waiting');
  await phone.context().close();
});

test('when the code is shown, then only the visible page asks, and says that it asks by itself', {
  tag: '@once',
}, async ({ page, language, signInPage }) => {
  await signInPage.open();
  const ways = new WaysIn(page, language);
  const asked = page.waitForRequest((request) => request.url().includes('/social/qr/poll'));
  await ways.showCode();
  expect((await asked).headers()['x-portal-poll']).toBe('1');
  await ways.byPassword.click();
  await expect(ways.qrCode).toBeHidden();
  await expect(signInPage.form).toBeVisible();
});

test.describe('with a clock of its own', () => {
  test.use({ ownPortal: true });

  test('when two minutes have passed, then the code is over and another one can be had', {
    tag: ['@B14'],
  }, async ({ page, request, portal, language, signInPage }) => {
    const clock = await stopClocks(request, portal.url);
    await clock.install(page);
    const ways = new WaysIn(page, language);
    await signInPage.open();
    const first = await ways.showCode();
    await expect(ways.qrCode).toBeVisible();
    await clock.move(2 * 60_000 + 1_000);
    await expect(ways.newCode).toBeVisible();
    await expect(ways.qrCode).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
    expect(await ways.renewCode()).not.toBe(first);
    await expect(ways.qrCode).toBeVisible();
  });
});
