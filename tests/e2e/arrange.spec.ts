import type { Locator, Page } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { dragWithFinger, dragWithMouse, pointOf } from '../fixtures/drag.ts';
import { expect, test } from '../fixtures/index.ts';
import { nextTurn } from '../fixtures/next-turn.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** Tiles of one group in the view in which apps are arranged. */
function tilesOf(page: Page, first: string): Locator {
  return page
    .getByRole('region')
    .filter({ has: page.locator(`[data-app=${first}]`) })
    .locator('[data-app]');
}

function codesOf(tiles: Locator): Promise<(string | null)[]> {
  return tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-app')));
}

/** What the server has saved of an arrangement; the next test finds what this one leaves there. */
async function savedOnServer(
  page: Page,
  name: 'hidden' | 'order' | 'placed' | 'favourites',
): Promise<unknown> {
  return (await (await page.request.get('/bff/prefs')).json()).data[name]?.value;
}

/** A finger rests on the tile until it is picked up, which the page says. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await pointOf(from, 0.5, 0.33), await pointOf(to, 0.5, 0.33)];
  const isHeld = () => expect(page.getByRole('status').filter({ hasText: /^Picked up/ })).toBeAttached();
  await (isNarrow(page) ? dragWithFinger(page, start, end, isHeld) : dragWithMouse(page, start, end));
}

test(
  'when a teacher drags, stars and hides apps, then desktop and menu follow, and it is kept',
  {
    tag: ['@phone', '@G10'],
  },
  async ({ page, signedInAs, desktopPage, appMenu, language }, info) => {
    const { words } = desktopPage;
    const button = (id: string, name: string): Locator =>
      page.getByRole('button', { name: words.text(id).replace('{name}', name), exact: true });
    const [homework, notes] = language === 'en' ? ['Homework', 'Notes'] : ['作业', '笔记'];
    await signedInAs('t.zhou');
    await desktopPage.open();
    await desktopPage.arrangeButton.click();
    const tiles = tilesOf(page, 'prep');
    await expect(tiles.first()).toBeVisible();
    expect((await codesOf(tiles)).slice(0, 3)).toEqual(['prep', 'hw', 'exam']);
    await drag(page, tiles.nth(0), tiles.nth(2));
    await expect.poll(async () => (await codesOf(tiles)).slice(0, 3)).toEqual(['hw', 'exam', 'prep']);

    const academic = tilesOf(page, 'tt');
    await drag(page, tiles.nth(3), academic.first());
    await expect.poll(async () => (await codesOf(academic))[0]).toBe('res');
    await expect.poll(() => savedOnServer(page, 'placed')).toEqual([{ code: 'res', group: 'academic' }]);

    await button('desktop.arrange.favourite', notes).click();
    await button('desktop.arrange.hide', homework).click();
    await expect(tiles).toHaveCount(3);
    await checkScreen(page, info, 'arrange-apps');
    await desktopPage.arrangeDone.click();
    await expect(desktopPage.arrangeButton).toBeFocused();
    await expect(desktopPage.app(homework)).toHaveCount(0);
    await expect(desktopPage.favourites.getByRole('link')).toContainText([notes]);
    await expect.poll(() => savedOnServer(page, 'hidden')).toEqual(['hw']);

    await page.reload();
    await expect(desktopPage.apps.first()).toHaveAttribute('href', /pc_exam_tm/);
    await expect(desktopPage.apps.nth(1)).toHaveAttribute('href', /pc_prep_tm/);
    await page.goto('/account');
    await appMenu.more.click();
    await appMenu.panel.getByRole('link', { name: appMenu.words.text('header.apps.arrange') }).click();
    await button('desktop.arrange.showName', homework).click();
    await button('desktop.arrange.favourite', notes).click();
    await page.getByRole('button', { name: words.text('desktop.arrange.reset') }).click();
    await expect.poll(async () => (await codesOf(tiles)).slice(0, 3)).toEqual(['prep', 'hw', 'exam']);
    await desktopPage.arrangeDone.click();
    await expect(desktopPage.app(homework)).toBeVisible();
    await expect(desktopPage.favourites).toHaveCount(0);
    for (const name of ['hidden', 'order', 'placed', 'favourites'] as const) {
      await expect.poll(() => savedOnServer(page, name)).toEqual([]);
    }
  },
);

test('when an app is moved with the keyboard, then every step is said, and Escape puts it back', {
  tag: ['@once', '@G10'],
}, async ({ page, signedInAs, desktopPage }) => {
  await signedInAs('ps.admin');
  await page.goto('/desktop/home?view=arrange');
  const tiles = tilesOf(page, 'tt');
  const handle = tiles.first().getByRole('button').first();
  const said = (text: string): Locator => page.getByRole('status').filter({ hasText: text });
  await tiles.first().waitFor();
  const before = await codesOf(tiles);
  await handle.focus();
  await expect(handle).toHaveAccessibleDescription(desktopPage.words.text('desktop.arrange.instructions'));
  await page.keyboard.press('Space');
  await expect(said('已拿起课表，第 1 位')).toBeAttached();
  await nextTurn(page);
  await page.keyboard.press('ArrowRight');
  await expect(said('课表移到第 2 位')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(said('已取消，课表仍在第 1 位')).toBeAttached();
  await expect.poll(() => codesOf(tiles)).toEqual(before);
  await page.keyboard.press('Space');
  await expect(said('已拿起课表')).toBeAttached();
  await nextTurn(page);
  await page.keyboard.press('ArrowRight');
  await expect(said('课表移到第 2 位')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(said('课表已放到第 2 位')).toBeAttached();
  await expect(tiles.nth(1)).toHaveAttribute('data-app', 'tt');

  const neighbours = tilesOf(page, 'prep');
  await tiles.first().getByRole('button').first().focus();
  const moved = (await codesOf(tiles))[0];
  await page.keyboard.press('Space');
  await expect(said('第 1 位')).toBeAttached();
  await nextTurn(page);
  await page.keyboard.press('ArrowUp');
  await expect(said('移到“教学”第')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(said('已放到“教学”第')).toBeAttached();
  await expect.poll(() => codesOf(neighbours)).toContain(moved);
  await expect(
    neighbours.locator(`xpath=self::*[@data-app='${moved}']`).getByRole('button').first(),
  ).toBeFocused();
  await page.getByRole('button', { name: desktopPage.words.text('desktop.arrange.reset') }).click();
  await expect(tiles.first()).toHaveAttribute('data-app', 'tt');
  await expect.poll(() => savedOnServer(page, 'placed')).toEqual([]);
  await expect.poll(() => savedOnServer(page, 'order')).toEqual([]);
});

test('when a parent arranges apps, then she marks and hides but has no order, and it works without a network', {
  tag: ['@once', '@G10'],
}, async ({ page, context, signedInAs, desktopPage, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signedInAs('p.liu');
  await page.goto('/desktop/home?view=arrange');
  const { words } = desktopPage;
  const hide = page.getByRole('button', {
    name: words.text('desktop.arrange.hide').replace('{name}', '作业'),
  });
  await hide.waitFor();
  await expect(page.locator('[data-app]')).toHaveCount(0);
  await waitUntilQuiet(page);
  await context.setOffline(true);
  await hide.click();
  await expect(hide).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(() => savedOnServer(page, 'hidden')).toEqual(['hw']);
  await page
    .getByRole('button', { name: words.text('desktop.arrange.showName').replace('{name}', '作业') })
    .click();
  await expect(hide).toBeVisible();
  await expect.poll(() => savedOnServer(page, 'hidden')).toEqual([]);
});
