import { expect, test } from '../fixtures/index.ts';

test('when a page is printed, then only what it is about is on paper', async ({
  page,
  signedInAs,
  desktopPage,
}) => {
  await signedInAs('s.zhouan');
  await desktopPage.open();
  const outside = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((each) => !each.matches('main, main *, :has(main), script, style') && each.checkVisibility())
        .map((each) => each.outerHTML.slice(0, 120)),
    );
  expect(await outside()).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await outside()).toEqual([]);
  await expect(desktopPage.apps.first()).toBeVisible();
  expect((await page.locator('main').boundingBox())?.y).toBe(0);
});

test('when a dialog is open, then it is what is printed', async ({ page, signedInAs, messages }) => {
  await signedInAs('t.zhou');
  await page.goto('/account');
  await messages.bell.click();
  await expect(messages.rows.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(messages.rows.first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(page.locator('header')).toBeHidden();
});
