import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { scriptWith } from '../fixtures/script-with.ts';
import { DesktopPage } from '../pages/desktop-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const blockPage = '<!doctype html><title>Blocked</title><p>This page was blocked.</p>';
const maxPresses = 6;

/** Network filters answer a script with a page of their own, once or for a while. */
test.describe('with a filter that answers scripts with a page of its own', () => {
  test.use({ ownPortal: true });

  test('when they come between sign-in and desktop, then the user gets there by trying again or reloading', {
    tag: ['@once', '@one-server'],
  }, async ({ browser, portal, language, problems }) => {
    test.setTimeout(300_000);
    problems.expect(/./);
    const visit = async (blocked: readonly string[] = []): Promise<string[]> => {
      const context = await browser.newContext({ baseURL: portal.url });
      await context.addCookies([{ name: 'portal-lang', value: language, url: portal.url }]);
      try {
        return await signInPast(context, blocked);
      } finally {
        await context.close();
      }
    };
    const signInPast = async (context: BrowserContext, blocked: readonly string[]): Promise<string[]> => {
      const page = await context.newPage();
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (/\/assets\/.*\.js/.test(request.url())) scripts.push(new URL(request.url()).pathname);
      });
      for (const script of blocked) await blockOnce(page, script);
      const signInPage = new SignInPage(page, language);
      await signInPage.open();
      await signInPage.signIn('t.zhou', demoPassword);
      await expectDesktop(page, blocked);
      return [...new Set(scripts)];
    };
    const expectDesktop = async (page: Page, blocked: readonly string[]): Promise<void> => {
      const apps = new DesktopPage(page, language).apps.first();
      const ways = page.getByRole('button', { name: /重试|再试|重新加载/ }).first();
      for (let press = 0; press < maxPresses; press += 1) {
        await expect(apps.or(ways).first(), `after ${blocked.join(' and ')} were blocked`).toBeVisible();
        if (await apps.isVisible()) return;
        await ways.click();
      }
      await expect(apps, `after ${blocked.join(' and ')} were blocked`).toBeVisible();
    };
    const scripts = await visit();
    expect(scripts.length).toBeGreaterThan(5);
    // Four at a time, from early to late, as each visit starts from nothing.
    const visits = Math.ceil(scripts.length / 4);
    for (let at = 0; at < visits; at += 1) await visit(scripts.filter((_, index) => index % visits === at));
  });
});

async function blockOnce(page: Page, script: string): Promise<void> {
  const answer = { status: 200, contentType: 'text/html', body: blockPage };
  await page.route(
    (address) => address.pathname === script,
    (route) => route.fulfill(answer),
    { times: 1 },
  );
}

test('when the code of a panel did not come, then it says so, and trying again fetches it anew', {
  tag: ['@once'],
}, async ({ page, signedInAs, frame, language, problems }) => {
  problems.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const themes = new ThemePanel(page, language);
  await signedInAs('t.zhou');
  await page.goto('/account');
  await page.route(scriptWith('themes.panel.title'), (route) => route.abort(), { times: 1 });
  await themes.button.click();
  await expect(page.getByText(frame.headerWords.text('header.late.failed'))).toBeVisible();
  await page.getByRole('button', { name: frame.headerWords.text('header.late.retry') }).click();
  await expect(themes.choice('themes.name.red')).toBeAttached();
});
