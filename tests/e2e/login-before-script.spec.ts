import type { Page } from '@playwright/test';
import { holdBack } from '../fixtures/hold-back.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';

const mostHtmlBytes = 20_000;

/** What the server wrote, until the app takes its place. */
const serverForm = (page: Page) => page.locator('.boot form');
const anyScript = /\/assets\/.*\.js/;
const appScript = /\/assets\/signin\/.*\.js/;

test('when no script has come yet, then the form is there and can be typed into, and the app goes on with the text', async ({
  page,
  signInPage,
}) => {
  const letGo = await holdBack(page, anyScript);
  const answer = await page.goto('/login', { waitUntil: 'commit' });
  await expect(serverForm(page)).toBeVisible();
  expect((await answer?.body())?.length).toBeLessThanOrEqual(mostHtmlBytes);
  await page.getByLabel(signInPage.words.text('signin.form.username')).fill('t.zhou');
  await page.getByLabel(signInPage.words.text('signin.form.password'), { exact: true }).fill(demoPassword);
  await letGo();
  await expect(serverForm(page)).toHaveCount(0);
  await expect(signInPage.username).toHaveValue('t.zhou');
  await expect(signInPage.password).toHaveValue(demoPassword);
  await expect(signInPage.password).toBeFocused();
});

test('when the app is late, then the form stays for as long as it takes, and nothing typed is lost', {
  tag: '@once',
}, async ({ page, signInPage, problems }) => {
  await page.clock.install();
  problems.expect(/already registered/);
  const letGo = await holdBack(page, appScript);
  const shellCame = page.waitForRequest(appScript);
  await page.goto('/login', { waitUntil: 'commit' });
  await serverForm(page).waitFor();
  await shellCame;
  await page.getByLabel(signInPage.words.text('signin.form.username')).fill('t.zhou');
  for (let step = 0; step < 6; step += 1) await page.clock.fastForward(10_000);
  await expect(serverForm(page)).toBeVisible();
  await letGo();
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(serverForm(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(signInPage.username).toHaveValue('t.zhou');
});

test('when somebody types from the first moment on a slow computer, then every key arrives', {
  tag: '@once',
}, async ({ page, context, signInPage }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 5 });
  await page.goto('/login', { waitUntil: 'commit' });
  await serverForm(page).waitFor();
  // As long as it takes the app to come, and a while longer.
  const typed = 'somebody.who.types.without.a.pause.while.the.app.comes';
  await page.keyboard.type(typed, { delay: 40 });
  await expect(serverForm(page)).toHaveCount(0);
  await expect(signInPage.username).toHaveValue(typed);
  await expect(signInPage.username).toBeFocused();
});

for (const [what, pattern] of [
  ['the app', appScript],
  ['every script', anyScript],
] as const) {
  test(`when ${what} cannot be had, then the form of the server signs in`, { tag: '@once' }, async ({
    page,
    signInPage,
    problems,
  }) => {
    problems.expect(/ERR_FAILED|dynamically imported module|RUNTIME-/);
    await page.route(pattern, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel(signInPage.words.text('signin.form.username')).fill('t.zhou');
    await page.getByLabel(signInPage.words.text('signin.form.password'), { exact: true }).fill('Wrong2026');
    await serverForm(page).getByRole('button').click();
    await page.waitForURL(/reason=invalid_grant/);
    await expect(serverForm(page)).toBeVisible();
    await expect(page.getByLabel(signInPage.words.text('signin.form.username'))).toHaveValue('t.zhou');
    await page.getByLabel(signInPage.words.text('signin.form.password'), { exact: true }).fill(demoPassword);
    await serverForm(page).getByRole('button').click();
    await page.waitForURL(homePattern);
  });
}
