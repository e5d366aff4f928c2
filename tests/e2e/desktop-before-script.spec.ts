import type { Page } from '@playwright/test';
import { holdBack } from '../fixtures/hold-back.ts';
import { expect, test } from '../fixtures/index.ts';
import type { DesktopPage } from '../pages/desktop-page.ts';

const anyScript = /\/assets\/.*\.js/;

/** What the server has drawn, until the app takes its place. */
function firstApps(page: Page) {
  return page.locator('.boot').getByRole('navigation').getByRole('link');
}

function placesOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      const title = tile.getAttribute('title');
      return {
        title,
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      };
    }),
  );
}

/** The grounds of the page and its header. */
function coloursOf(page: Page, ground: string, header: string) {
  return page.evaluate(
    ([groundOf, headerOf]) => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return { ground: style(groundOf).backgroundColor, header: style(headerOf).backgroundColor };
    },
    [ground, header] as const,
  );
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`when the shell takes over a ${colorScheme} page, then no ground changes its colour`, {
    tag: '@once',
  }, async ({ page, signedInAs, desktopPage }) => {
    await page.emulateMedia({ colorScheme });
    // Nobody chose a theme for this pupil.
    await signedInAs('s.zhouan');
    const release = await holdBack(page, anyScript);
    await page.goto('/desktop/home', { waitUntil: 'commit' });
    await expect(firstApps(page).first()).toBeVisible();
    const before = await coloursOf(page, '.boot', '.boot-bar');
    await release();
    await expect(desktopPage.apps.first()).toBeVisible();
    await expect(page.locator('.boot')).toHaveCount(0);
    expect(await coloursOf(page, 'html', 'header')).toEqual(before);
  });

/** Opens the desktop, first without and then with its scripts: each tile stays where it stood. */
async function expectSamePlaces(page: Page, desktopPage: DesktopPage, fewest = 16): Promise<void> {
  const release = await holdBack(page, anyScript);
  await page.goto('/desktop/home', { waitUntil: 'commit' });
  await expect(firstApps(page).first()).toBeVisible();
  const before = await placesOf(page, '.boot nav a');
  expect(before.length).toBeGreaterThanOrEqual(fewest);
  await release();
  await expect(desktopPage.apps.first()).toBeVisible();
  await expect(page.locator('.boot')).toHaveCount(0);
  // Cards of the day come after the apps, and later.
  const after = (await placesOf(page, 'main section a:not(aside a)')).slice(0, before.length);
  expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
  for (const [index, tile] of after.entries()) {
    const first = before[index];
    expect(Math.abs(tile.x - (first?.x ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs(tile.y - (first?.y ?? 0))).toBeLessThanOrEqual(2);
  }
}

test('when no script has come yet, then the apps are there, and stay where they are when it comes', {
  tag: '@phone',
}, async ({ page, signedInAs, desktopPage }) => {
  await signedInAs('t.zhou');
  await expectSamePlaces(page, desktopPage);
});

for (const login of ['p.wang', 's.zhouan'])
  test(`when ${login} has children or is told something, then there is room for it, and no tile moves`, async ({
    page,
    signedInAs,
    desktopPage,
  }) => {
    await signedInAs(login);
    await expectSamePlaces(page, desktopPage, 10);
  });

test.describe('with apps at hand', () => {
  test.use({ ownPortal: true });

  test('when the user has favourites and has opened apps, then there is room for both', {
    tag: '@phone',
  }, async ({ page, signedInAs, desktopPage }) => {
    await signedInAs('t.zhou');
    const at = Date.now();
    const recent = { at, value: ['prep', 'note'].map((code) => ({ code, at })) };
    const favourites = { at, value: ['hw', 'exam', 'notice', 'tt', 'app', 'nosuch'] };
    await page.request.post('/bff/prefs', {
      data: { recent, favourites },
      headers: { 'x-requested-by': 'portal' },
    });
    await expectSamePlaces(page, desktopPage);
    await expect(desktopPage.favourites.getByRole('link')).toHaveCount(5);
  });
});

test('when an app is reached by the keyboard before any script, then the focus stays on it', {
  tag: '@once',
}, async ({ page, signedInAs, desktopPage }) => {
  await signedInAs('t.zhou');
  const release = await holdBack(page, anyScript);
  await page.goto('/desktop/home', { waitUntil: 'commit' });
  await firstApps(page).nth(2).waitFor();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(firstApps(page).nth(2)).toBeFocused();
  await release();
  await expect(desktopPage.app('考试')).toBeFocused();
});

test('when the server knows the pictures, then the page brings them, and none is fetched again', {
  tag: '@once',
}, async ({ page, signedInAs, desktopPage }) => {
  await signedInAs('t.fault');
  const readPage = async (): Promise<string> => (await page.request.get('/desktop/home')).text();
  await expect.poll(readPage).not.toContain('<image');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('/show/icon/')[1] ?? ''));
  await page.goto('/desktop/home');
  await expect(desktopPage.apps.first()).toBeVisible();
  // One of them is missing: only the picture element finds out whether that is still so.
  await expect(page.locator('main svg[data-picture]')).toHaveCount((await desktopPage.apps.count()) - 1);
  expect(asked.filter(Boolean)).toEqual(['lost.svg']);
  const ids = await page.locator('svg[data-picture] [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(15);
});
