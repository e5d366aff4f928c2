import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

const accountPath = '/account';
const peoplePath = '/pages/base/pc_base_tm/index.html';

test.describe('the app menu', () => {
  test('when the menu is opened, then the row holds ten apps at most and the arrow opens the rest', {
    tag: ['@G08', '@G17', '@phone'],
  }, async ({ page, signedInAs, appMenu }) => {
    await signedInAs('t.zhou');
    await page.goto(accountPath);
    if (isNarrow(page)) {
      await expect(appMenu.menu).toBeHidden();
      await appMenu.more.click();
    } else {
      await page.setViewportSize({ width: 1920, height: 900 });
      await expect(appMenu.items).toHaveCount(10);
      await page.setViewportSize({ width: 1100, height: 768 });
      // The row gives way step by step; what it has no room for is read once it stands still.
      let before = 0;
      const isStill = async (): Promise<boolean> => {
        const now = await appMenu.items.count();
        const isSame = now === before && now > 0 && now < 7;
        before = now;
        return isSame;
      };
      await expect.poll(isStill, { intervals: [250] }).toBe(true);
      await appMenu.more.click();
    }
    await expect(appMenu.search).toBeFocused();
    await expect(appMenu.panel.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const { search, panel } = appMenu;
    const below = [search, panel.getByRole('heading', { level: 2 }).first(), panel.getByRole('link').first()];
    const edges = await Promise.all(
      below.map(async (each) => Math.round((await each.boundingBox())?.x ?? 0)),
    );
    expect(edges, 'search, heading and tile begin at one edge').toEqual([edges[0], edges[0], edges[0]]);
    const inPanel = await appMenu.namesOfRest();
    expect(inPanel.length).toBeGreaterThan(5);
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(appMenu.more).toBeFocused();
    if (isNarrow(page)) return;
    for (const name of await appMenu.items.allTextContents()) expect(inPanel).not.toContain(name);
  });

  test('when the header is left less room at once, then the row gives way and nothing covers its arrow', {
    tag: ['@once', '@G08'],
  }, async ({ page, signedInAs, appMenu }) => {
    await signedInAs('t.zhou');
    await page.goto(accountPath);
    await expect(appMenu.items).not.toHaveCount(0);
    // Looked at before the row can count anew.
    const covered = await appMenu.more.evaluate((arrow) => {
      const row = arrow.closest('nav')?.parentElement;
      if (!row) throw new Error('the arrow stands in no row');
      const taken = document.createElement('div');
      taken.style.cssText = 'flex: 0 0 60px';
      row.after(taken);
      const overlap = arrow.getBoundingClientRect().right - row.getBoundingClientRect().right;
      taken.remove();
      return overlap;
    });
    expect(covered).toBeLessThanOrEqual(0);
  });

  test('when a parent or a bureau teacher opens the menu, then it has no categories, and bureau users no school apps', {
    tag: ['@once', '@G10', '@G11'],
  }, async ({ page, signedInAs, appMenu, palette }) => {
    await signedInAs('r.sun');
    await page.goto(accountPath);
    await appMenu.more.click();
    await expect(appMenu.panel.getByRole('link').first()).toBeVisible();
    await expect(appMenu.panel.getByRole('heading', { level: 2 })).toHaveCount(0);
    await appMenu.search.click();
    await palette.field.fill('基础平台');
    await expect(palette.group('apps')).toHaveCount(0);
    await page.context().clearCookies({ name: '__Host-sid' });
    await signedInAs('p.liu');
    await page.goto(accountPath);
    await appMenu.more.click();
    await expect(appMenu.panel.getByRole('link').first()).toBeVisible();
    await expect(appMenu.panel.getByRole('heading', { level: 2 })).toHaveCount(0);
  });

  test('when Ctrl+K is pressed in an app, then initials find an app that Enter opens, and it is among the recent ones', {
    tag: ['@once', '@G15'],
  }, async ({ page, signedInAs, palette }) => {
    await signedInAs('ps.admin');
    await page.goto(peoplePath);
    await palette.open();
    await expect(palette.field).toBeFocused();
    await palette.field.fill('yykf');
    await expect(palette.marked).toContainText('应用开发中心');
    await palette.field.fill('yingyongkaifa');
    await expect(palette.marked).toContainText('应用开发中心');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pc_app_tm/index.html');
    await expect(page.getByRole('banner')).toContainText('应用开发中心');
    await palette.open();
    await expect(palette.marked).toContainText('应用开发中心');
    await expect(palette.group('recent').getByRole('option').first()).toContainText('应用开发中心');
  });

  test.describe('with a lock that the account keeps', () => {
    test.use({ ownPortal: true });

    test('when the menu stands at the left, then it expands and collapses, and the lock keeps it so', {
      tag: ['@core', '@G09'],
    }, async ({ page, signedInAs, appMenu, desktopPage }) => {
      await signedInAs('t.chen');
      await desktopPage.open();
      if (isNarrow(page)) {
        await expect(appMenu.menu).toBeHidden();
        await expect(appMenu.more).toBeVisible();
        return;
      }
      await expect(appMenu.items.nth(10)).toBeAttached();
      await appMenu.button('header.side.expand').click();
      await expect(appMenu.menu.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect((await appMenu.menu.boundingBox())?.width).toBeLessThanOrEqual(620);
      await appMenu.button('header.side.lock').click();
      const saved = page.waitForResponse('**/bff/prefs');
      await saved;
      await page.reload();
      await expect(appMenu.button('header.side.unlock')).toBeVisible();
      await checkAccessibility(page);
      await appMenu.button('header.side.collapse').click();
      await expect(appMenu.button('header.side.expand')).toBeVisible();
    });
  });
});

test.describe('the header', () => {
  test('when somebody is in an app, then the way back to the desktop and the full screen are at hand', {
    tag: ['@G01', '@G03', '@G06', '@G16', '@Q03'],
  }, async ({ page, signedInAs, appMenu, frame, language, desktopPage }) => {
    await signedInAs('ps.admin');
    await page.goto('/pages/base/pc_app_tm/index.html');
    await expect(page.getByRole('banner')).toContainText(
      language === 'en' ? 'Developer Centre' : '应用开发中心',
    );
    await expect(frame.unit).toContainText(
      language === 'en' ? 'Qingjiang Experimental Primary School' : '青江实验小学',
    );
    if (isNarrow(page)) {
      await page.getByRole('link', { name: appMenu.words.text('header.bar.home'), exact: true }).click();
    } else {
      await expect(frame.userButton).toContainText('何静');
      await appMenu.button('header.screen.full').click();
      await appMenu.button('header.screen.leave').click();
      await expect(appMenu.button('header.screen.full')).toBeVisible();
      await appMenu.button('header.desktop.button').click();
    }
    await desktopPage.apps.first().waitFor();
    await expect(appMenu.button('header.desktop.button')).toHaveCount(0);
  });

  test('when the logo cannot be had, then the default logo stands there', {
    tag: ['@once', '@G02'],
  }, async ({ signedInAs, frame, desktopPage }) => {
    await signedInAs('t.chen');
    await desktopPage.open();
    const logo = frame.unit.locator('img');
    await expect(logo).toHaveAttribute('src', '/favicon.ico');
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test.describe('the desktop client', () => {
    test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36 Electron/30.0' });

    test('when the portal runs in it, then it offers no way to sign out', {
      tag: ['@once', '@C06', '@G07'],
    }, async ({ page, signedInAs, frame, desktopPage }) => {
      await signedInAs('t.zhou');
      await desktopPage.open();
      await frame.userButton.click();
      await expect(page.getByText('t.zhou', { exact: true })).toBeVisible();
      await expect(
        page.getByRole('button', { name: frame.headerWords.text('header.signOut.button') }),
      ).toHaveCount(0);
    });
  });
});
