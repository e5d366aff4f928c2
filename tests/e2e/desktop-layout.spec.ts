import type { Locator, Page } from '@playwright/test';
import { expectUncovered } from '../fixtures/covered.ts';
import { expect, test } from '../fixtures/index.ts';

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

async function arrange(page: Page, values: Record<string, unknown>): Promise<void> {
  const at = Date.now();
  const data = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { at, value }]));
  await page.request.post('/bff/prefs', { data, headers: { 'x-requested-by': 'portal' } });
}

test.describe('the desktop of somebody with favourites', () => {
  test.use({ ownPortal: true });

  test('when a teacher has favourites, then they are the first row, as large as all tiles, with their counts', async ({
    page,
    signedInAs,
    desktopPage,
  }) => {
    await signedInAs('t.zhou');
    await arrange(page, {
      favourites: ['hw', 'exam'],
      recent: ['prep', 'note'].map((code) => ({ code, at: 1 })),
    });
    await desktopPage.open();
    const favourite = desktopPage.favourites.getByRole('link');
    await expect(favourite).toHaveCount(2);
    await expect(favourite.first()).toContainText(/7/);
    const [mark, tile] = [await boxOf(favourite.first()), await boxOf(desktopPage.apps.first())];
    expect(mark.height).toBeGreaterThanOrEqual(tile.height);
    expect(mark.y).toBeLessThan(tile.y);
    await expect(desktopPage.recent.getByRole('link')).toHaveCount(2);
    await expect(desktopPage.recent.locator('img, svg')).toHaveCount(0);
    await expectUncovered(favourite);
  });

  test('when the window is that of a laptop, then all apps and the favourites stand in it', {
    tag: '@once',
  }, async ({ page, signedInAs, desktopPage }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await signedInAs('t.zhou');
    await arrange(page, { favourites: ['hw', 'exam', 'notice'], recent: [{ code: 'prep', at: 1 }] });
    await desktopPage.open();
    await expect(desktopPage.favourites).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(768);
  });
});

test('when the desktop is open, then the search stands in the header; elsewhere the apps do, favourites first, at one place', {
  tag: ['@once', '@G08'],
}, async ({ page, signedInAs, appMenu, palette, desktopPage }) => {
  await signedInAs('ms.admin');
  await arrange(page, { favourites: ['drive'], recent: [] });
  await desktopPage.open();
  await expect(palette.opener).toHaveCount(1);
  await expect(appMenu.menu).toHaveCount(0);
  const rows: unknown[] = [];
  for (const path of ['/account', '/pages/base/pc_base_tm/index.html', '/announcements']) {
    await page.goto(path);
    await expect(appMenu.items.first()).toContainText('网盘');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { x, width } = await boxOf(appMenu.menu);
    rows.push({ x, width, count: await appMenu.items.count() });
  }
  expect(rows).toEqual([rows[0], rows[0], rows[0]]);
});

test('when headings and tiles stand below one another, then they begin at one edge', {
  tag: '@phone',
}, async ({ page, signedInAs, desktopPage }) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  const group = desktopPage.groups.first();
  const heading = await group.getByRole('heading').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().x;
  });
  const picture = await boxOf(group.locator('svg, img').first());
  expect(Math.abs(heading - picture.x)).toBeLessThanOrEqual(1);
  if (isNarrow(page)) return;
  await page.setViewportSize({ width: 1600, height: 900 });
  const [one, two, three] = await Promise.all([0, 1, 2].map((at) => boxOf(desktopPage.groups.nth(at))));
  expect([two?.y, three?.y], 'three groups side by side').toEqual([one?.y, one?.y]);
});

test('when counts arrive, then nothing moves, and each stands once', { tag: ['@phone', '@G13'] }, async ({
  page,
  signedInAs,
  desktopPage,
}) => {
  await signedInAs('t.zhou');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/unhandlecount|unReadCodeCount|\/bff\/events/i, async (route) => {
    await asked;
    await route.continue();
  });
  await desktopPage.open();
  const main = page.getByRole('main');
  // Cards of the day come when the page is idle: in a column of their own, or below everything else.
  const placesOf = (): Promise<number[][]> =>
    main
      .locator('h1, h2, section a')
      .evaluateAll((all) =>
        all
          .filter((each) => !each.closest('aside'))
          .map((each) => [each.getBoundingClientRect().x, each.getBoundingClientRect().y]),
      );
  const before = await placesOf();
  const counted = page.waitForResponse(/unhandlecount/);
  answer();
  await counted;
  await expect(main.getByText('99+', { exact: true })).toBeVisible();
  const messages = page
    .getByText(/^23/)
    .or(page.getByRole('button', { name: /23/ }))
    .filter({ visible: true });
  await expect(messages.first()).toBeVisible();
  expect((await placesOf()).slice(0, before.length)).toEqual(before);
  await expect(page.getByText(/136/)).toHaveCount(0);
});

test.describe('on a phone in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('when there is room, then a short name of the school stands beside its logo', {
    tag: '@once',
  }, async ({ signedInAs, desktopPage, frame }) => {
    await signedInAs('t.zhou');
    await desktopPage.open();
    await expectUncovered(frame.header.getByText('青江实验小学', { exact: true }));
  });
});
