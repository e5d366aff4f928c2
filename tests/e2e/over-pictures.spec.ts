import { namedThemes } from '#shared/themes';
import { expectUncovered } from '../fixtures/covered.ts';
import { expect, test } from '../fixtures/index.ts';
import { expectReadable } from '../fixtures/pixel-contrast.ts';
import { wearTheme } from '../fixtures/wear-theme.ts';

const themes = namedThemes.filter(({ hasPicture, name }) => hasPicture || name === 'blue');

test.describe('the desktop over its picture', () => {
  test.use({ ownPortal: true });

  for (const scheme of ['light', 'dark'] as const) {
    test(`when the page is ${scheme}, then all text stands out from the picture of every theme`, {
      tag: scheme === 'light' ? '@phone' : [],
    }, async ({ page, signedInAs, desktopPage }) => {
      await signedInAs('t.zhou');
      const at = Date.now();
      const recent = { at, value: ['prep', 'note', 'tt'].map((code) => ({ code, at })) };
      const favourites = { at, value: ['hw', 'exam'] };
      await page.request.post('/bff/prefs', {
        data: { recent, favourites },
        headers: { 'x-requested-by': 'portal' },
      });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await desktopPage.open();
      await expect(desktopPage.recent).toBeVisible();
      for (const { name } of themes) {
        await wearTheme(page, name);
        await page.evaluate(() => scrollTo(0, 0));
        await expectReadable(page, `${name}, ${scheme}, above`);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expectReadable(page, `${name}, ${scheme}, below`);
      }
    });
  }
});

test('when the apps stand at the left, then nothing of the desktop lies over them', {
  tag: ['@once', '@G09'],
}, async ({ page, signedInAs, desktopPage, appMenu }) => {
  await signedInAs('t.chen');
  await desktopPage.open();
  await expectUncovered(appMenu.menu);
  await expectUncovered(appMenu.items);
  const before = await page.screenshot({ clip: { x: 0, y: 200, width: 76, height: 300 } });
  await appMenu.button('header.side.expand').click();
  await expectUncovered(appMenu.menu.getByRole('link'));
  const after = await page.screenshot({ clip: { x: 0, y: 200, width: 76, height: 300 } });
  expect(after.equals(before), 'the bar is painted').toBe(false);
  await expectUncovered(desktopPage.apps.first());
});
