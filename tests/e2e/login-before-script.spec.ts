import type { Page } from '@playwright/test';
import { holdBack } from '../fixtures/hold-back.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { WaysIn } from '../pages/ways-in.ts';

const maxHtmlBytes = 20_000;

/** What the server wrote, until the app takes its place. */
function serverForm(page: Page) {
  return page.locator('.boot form');
}

const anyScript = /\/assets\/.*\.js/;
const appScript = /\/assets\/signin\/.*\.js/;

test('when no script has come yet, then the form is there and can be typed into, and the app goes on with the text', {
  tag: '@phone',
}, async ({ page, signInPage, language, isMobile }) => {
  const release = await holdBack(page, anyScript);
  const answer = await page.goto('/login', { waitUntil: 'commit' });
  await expect(serverForm(page)).toBeVisible();
  expect((await answer?.body())?.length).toBeLessThanOrEqual(maxHtmlBytes);
  await page.getByLabel(signInPage.words.text('signin.form.username')).fill('t.zhou');
  await page.getByLabel(signInPage.words.text('signin.form.password'), { exact: true }).fill(demoPassword);
  await release();
  await expect(serverForm(page)).toHaveCount(0);
  // A phone scans no code on its own screen.
  const ways = new WaysIn(page, language);
  // Both come with the same code: a tab that has not come yet proves nothing.
  await expect(ways.others).toBeVisible();
  await expect(ways.byQr).toBeVisible({ visible: isMobile !== true });
  await expect(signInPage.username).toHaveValue('t.zhou');
  await expect(signInPage.password).toHaveValue(demoPassword);
  await expect(signInPage.password).toBeFocused();
});

test('when the app is late, then the form stays for as long as it takes, and nothing typed is lost', {
  tag: '@once',
}, async ({ page, signInPage, problems }) => {
  await page.clock.install();
  problems.expect(/already registered/);
  const release = await holdBack(page, appScript);
  const shellCame = page.waitForRequest(appScript);
  await page.goto('/login', { waitUntil: 'commit' });
  await serverForm(page).waitFor();
  await shellCame;
  await page.getByLabel(signInPage.words.text('signin.form.username')).fill('t.zhou');
  for (let step = 0; step < 6; step += 1) await page.clock.fastForward(10_000);
  await expect(serverForm(page)).toBeVisible();
  await release();
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
  const release = await holdBack(page, anyScript);
  await page.goto('/login', { waitUntil: 'commit' });
  await serverForm(page).waitFor();
  // As long as it takes the app to come, and a while longer.
  const typed = 'somebody.who.types.without.a.pause.while.the.app.comes';
  const typing = page.keyboard.type(typed, { delay: 40 });
  await release();
  await typing;
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
    if (pattern !== anyScript) return;
    // It stands there after ten seconds, with nothing but the style sheet of the page.
    const hint = page.locator('.boot-hint');
    await expect(hint).toBeHidden();
    await hint.evaluate((line) => {
      for (const animation of line.getAnimations()) animation.finish();
    });
    await expect(hint).toBeVisible();
    await expect(hint).toContainText('可能是脚本被拦截，请联系学校的技术人员');
    await expect(hint.getByRole('link', { name: '重新加载' })).toBeVisible();
  });
}

test('when the app takes the place of the form of the server, then nothing moves', async ({
  page,
  language,
}) => {
  const release = await holdBack(page, anyScript);
  await page.goto('/login', { waitUntil: 'commit' });
  await serverForm(page).waitFor();
  const parts = page.locator('h1, [name=username], [name=password], [name=remember], form [type=submit]');
  const places = () =>
    parts.evaluateAll((all) =>
      all.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  const before = await places();
  expect(before).toHaveLength(5);
  await release();
  await expect(serverForm(page)).toHaveCount(0);
  await expect(new WaysIn(page, language).others).toBeVisible();
  const after = await places();
  for (const [index, place] of before.entries())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(place[side] - (after[index]?.[side] ?? -99)), `${side} of part ${index}`).toBeLessThan(
        3,
      );
});

test('when something is wrong, then fields and picture stay where they are, and the other ways in within the window', {
  tag: '@once',
}, async ({ page }) => {
  for (const language of ['zh-CN', 'en'] as const) {
    const signInPage = new SignInPage(page, language);
    const { others } = new WaysIn(page, language);
    await page.goto(`/login?language=${language}`);
    await expect(others).toBeInViewport({ ratio: 1 });
    const picture = page.locator('img[src*=lotus]');
    const before = [await signInPage.username.boundingBox(), await picture.boundingBox()];
    await signInPage.submit.click();
    await expect(signInPage.password).toHaveAttribute('aria-invalid', 'true');
    await expect(others).toBeInViewport({ ratio: 1 });
    expect([await signInPage.username.boundingBox(), await picture.boundingBox()]).toEqual(before);
  }
});
