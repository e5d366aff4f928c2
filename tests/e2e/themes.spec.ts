import type { Page } from '@playwright/test';
import { configureApp } from '../fixtures/configure-app.ts';
import { expect, test } from '../fixtures/index.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const setThemeCall = '**/api/base/desktop/settheme';

function html(page: Page) {
  return page.locator('html');
}

function styleOf(page: Page) {
  return page.locator('link#theme-style');
}

/** Notes the theme changes that the page receives in an attribute that tests can read. */
function recordThemeChanges(page: Page) {
  return page.addInitScript(() =>
    addEventListener('theme-change', (event) => {
      if (event instanceof CustomEvent) document.documentElement.dataset.heard = JSON.stringify(event.detail);
    }),
  );
}

function heard(page: Page) {
  return expect(html(page))
    .toHaveAttribute('data-heard', /.+/)
    .then(() => html(page).getAttribute('data-heard'));
}

test('when a user chooses a theme, then the page has it at once, and so has the next from its first byte', {
  tag: ['@core', '@D15', '@J01', '@J03', '@J06', '@J08', '@phone'],
}, async ({ page, signedInAs, desktopPage, language }) => {
  const panel = new ThemePanel(page, language);
  await recordThemeChanges(page);
  await signedInAs('p.liu');
  await desktopPage.open();
  await panel.open();
  for (const [group, names] of Object.entries({
    'themes.group.classic': ['ink', 'lotus'],
    'themes.group.stage': ['cartoon'],
    'themes.group.color': ['red', 'blue', 'lightBlue', 'green'],
  })) {
    for (const name of names)
      await expect(
        panel.group(group).getByRole('radio', { name: panel.words.text(`themes.name.${name}`), exact: true }),
      ).toBeAttached();
  }
  const saved = page.waitForResponse(setThemeCall);
  await panel.choose('themes.name.lotus');
  expect(await (await saved).text()).toBe('success');
  expect((await saved).request().postData()).toContain('type=color&theme=lotus');
  await expect(styleOf(page)).toHaveAttribute('href', '/common/styles/1.2.0/lotus.css');
  expect(JSON.parse((await heard(page)) ?? '')).toEqual({
    theme: 'lotus',
    themeColor: '#68a265',
    currentLayout: 'top',
  });
  const kept = await page.evaluate(() => [localStorage.getItem('theme'), sessionStorage.getItem('theme')]);
  expect(kept).toEqual([expect.stringContaining('"theme":"lotus"'), 'lotus']);

  const document = await page.reload();
  expect(await document?.text()).toMatch(
    /<html[^>]* data-theme="lotus"[\s\S]*<link rel="stylesheet" id="theme-style" href="\/common\/styles\/1\.2\.0\/lotus\.css">/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('--p-colors-brand-fill', '#68a265');
});

test('when the address of the sign-in page asks for a theme and a language, then it has both', {
  tag: ['@once', '@Q16'],
}, async ({ page }) => {
  await page.goto('/login?theme=lotus&language=en');
  await expect(html(page)).toHaveAttribute('data-theme', 'lotus');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.goto('/login?theme=nobody');
  await expect(html(page)).toHaveAttribute('data-theme', 'blue');
});

test('when the theme has a picture, then the menu stays at the top, and only plain colours leave the choice', {
  tag: ['@once', '@J02', '@Q06'],
}, async ({ page, signedInAs, desktopPage, language }) => {
  const panel = new ThemePanel(page, language);
  await signedInAs('t.li');
  await desktopPage.open();
  await panel.open();
  await panel.choose('themes.layout.left');
  const sideLock = page.getByRole('button', { name: /展开应用栏|收起应用栏/ });
  await expect(sideLock).toBeVisible();
  await panel.choose('themes.name.ink');
  await expect(sideLock).toBeHidden();
  await expect(panel.choice('themes.layout.left')).toHaveCount(0);
  await panel.choose('themes.name.green');
  await expect(sideLock).toBeVisible();
  await panel.choose('themes.layout.top');
  await expect(sideLock).toBeHidden();
});

test('when a theme cannot be saved, then it counts all the same, and is saved with the next page', {
  tag: ['@once', '@J04'],
}, async ({ page, signedInAs, desktopPage, language, problems }) => {
  problems.expect(/status of 500/);
  const panel = new ThemePanel(page, language);
  await recordThemeChanges(page);
  await signedInAs('s.wang1');
  await desktopPage.open();
  await page.route(setThemeCall, (route) => route.fulfill({ status: 500, body: '' }));
  await panel.open();
  const failed = page.waitForResponse(setThemeCall);
  await panel.choose('themes.name.red');
  await failed;
  expect(await heard(page)).toContain('"theme":"red"');
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
  await page.unroute(setThemeCall);
  const saved = page.waitForResponse(setThemeCall);
  await page.reload();
  expect(await (await saved).text()).toBe('success');
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
});

test('when a colour is mixed, then the page shows it while it is, and text on it can be read', {
  tag: ['@once', '@J01', '@J07', '@J09'],
}, async ({ page, signedInAs, desktopPage, language }) => {
  const panel = new ThemePanel(page, language);
  await signedInAs('s.wang2');
  await desktopPage.open();
  await panel.open();
  await panel.press('themes.mix.open');
  await expect(panel.panel.getByRole('radio', { name: /^#[0-9a-f]{6}$/ })).toHaveCount(70);
  await panel.choose('#ffff3a');
  await expect(html(page)).toHaveCSS('--p-colors-brand-fill', '#ffff3a');
  await expect(html(page)).toHaveAttribute('data-theme', 'green');
  await panel.press('themes.mix.take');
  await expect(html(page)).toHaveAttribute('data-theme', '#ffff3a');
  await expect(styleOf(page)).toHaveAttribute('href', '/common/styles/1.2.0/ffff3a.css');
  await expect(panel.group('themes.group.mixed').getByRole('radio')).toBeChecked();
});

test('when an administrator syncs a theme, then users who chose none see it; nobody else is asked', {
  tag: ['@once', '@J05', '@J06'],
}, async ({ page, signedInAs, desktopPage, frame, language, context }) => {
  const panel = new ThemePanel(page, language);
  await signedInAs('t.wu');
  await desktopPage.open();
  const asked = page.waitForResponse('**/api/base/role/user/**');
  await panel.open();
  expect((await (await asked).json()).data).toBe(false);
  await expect(panel.sync).toHaveCount(0);

  await context.clearCookies({ name: /sid/ });
  await signedInAs('ps.admin');
  await desktopPage.open();
  await panel.open();
  await panel.choose('themes.name.lightBlue');
  await panel.sync.click();
  const dialog = page.getByRole('alertdialog', { name: panel.words.text('themes.sync.title') });
  const saved = page.waitForRequest((request) => request.postData()?.includes('default_color') ?? false);
  await dialog.getByRole('button', { name: panel.words.text('themes.sync.confirm') }).click();
  expect((await saved).postData()).toBe('type=default_color&theme=lightBlue&replaceAll=false');
  await expect(frame.notices.getByText(panel.words.text('themes.sync.done'))).toBeVisible();

  await context.clearCookies({ name: /sid/ });
  await signedInAs('t.wu');
  await desktopPage.open();
  await expect(html(page)).toHaveAttribute('data-theme', 'lightBlue');
});

test('when display modes are chosen, then they hold at once and on the next page, and are the user’s alone', {
  tag: '@once',
}, async ({ page, signedInAs, desktopPage, language }) => {
  const panel = new ThemePanel(page, language);
  await signedInAs('s.gao');
  await desktopPage.open();
  await panel.open();
  await panel.choose('themes.scheme.dark');
  await expect(html(page)).toHaveCSS('color-scheme', 'dark');
  await panel.choose('themes.contrast.high');
  await expect(html(page)).toHaveCSS('--p-colors-bg', '#000');
  const saved = page.waitForResponse('**/bff/prefs');
  await panel.choose('themes.text.large');
  await expect(html(page)).toHaveCSS('font-size', '20px');
  await panel.choose('themes.motion.reduced');
  await saved;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html(page)).toHaveCSS('color-scheme', 'dark');
  await expect(html(page)).toHaveCSS('font-size', '20px');
  await expect(html(page)).toHaveAttribute('data-motion', 'reduced');
  await expect(html(page)).toHaveCSS('--p-colors-bg', '#000');
});

test('when an app has colours of its own, or the address one, then they count there and are not kept', {
  tag: ['@once', '@A01', '@A03', '@J03'],
}, async ({ page, signedInAs, desktopPage, frame, language }) => {
  const path = '/messages';
  const panel = new ThemePanel(page, language);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('settheme')) saved.push(request.url());
  });
  await signedInAs('t.zhou');
  await configureApp(page, path, 'messages', { theme: false });
  await page.goto(path);
  await expect(frame.header).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'blue');
  await expect(styleOf(page)).toHaveCount(0);
  await expect(panel.button).toHaveCount(0);
  await frame.unit.click();
  await expect(desktopPage.apps.first()).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'ink');
  await expect(html(page)).toHaveCSS('--p-colors-brand-fill', '#a9947f');
  await page.unrouteAll();
  await page.goto(`${path}?replaceThemeColor=c8453b&paltformModel=electron`);
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
  await expect(html(page)).toHaveCSS('--p-colors-brand-fill', '#c8453b');
  // The desktop client signs out by itself.
  await frame.userButton.click();
  await expect(page.getByText('t.zhou', { exact: true })).toBeVisible();
  const signOut = page.getByRole('button', { name: frame.headerWords.text('header.signOut.button') });
  await expect(signOut).toHaveCount(0);
  await page.goto(path);
  await expect(html(page)).toHaveAttribute('data-theme', 'ink');
  await frame.userButton.click();
  await expect(signOut).toBeVisible();
  expect(saved).toEqual([]);
});
