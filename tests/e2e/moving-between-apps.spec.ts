import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { peoplePath } from '../pages/people-page.ts';

const marker = 'opened-once';

/** A value on the window that only a new document loses. */
function setMarker(page: Page) {
  return page.evaluate((name) => Reflect.set(window, name, true), marker);
}

function hasMarker(page: Page) {
  return page.evaluate((name) => Reflect.get(window, name) === true, marker);
}

/** Resolves when the files of the other apps have been fetched and nothing is under way. */
async function waitForPreloads(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelectorAll('head link[rel=modulepreload][href*="/assets/people/"]').length > 0,
  );
  await waitUntilQuiet(page);
}

test('when an app is opened from the desktop, then nothing reloads and no script is fetched', {
  tag: ['@core', '@phone', '@login'],
}, async ({ page, signedInAs, desktopPage, peoplePage }) => {
  await signedInAs('ps.admin');
  await desktopPage.open();
  await waitForPreloads(page);
  await setMarker(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['document', 'script'].includes(request.resourceType())) fetched.push(request.url());
  });
  await desktopPage
    .app(/人员|平台|People|Platform/)
    .first()
    .click();
  await peoplePage.list.waitFor();
  expect(new URL(page.url()).pathname).toBe(peoplePath);
  await page.goBack();
  await desktopPage.apps.first().waitFor();
  await page.goForward();
  await peoplePage.list.waitFor();
  expect(await hasMarker(page)).toBe(true);
  expect(fetched).toEqual([]);
});

test('when an app is opened, then the visit is recorded with the user and the app', {
  tag: ['@C10', '@once'],
}, async ({ page, signedInAs, desktopPage, peoplePage }) => {
  await signedInAs('ps.admin');
  await desktopPage.open();
  const recorded = page.waitForResponse((answer) => answer.url().includes('/api/base/user_access_detail'));
  await desktopPage
    .app(/人员|平台/)
    .first()
    .click();
  const answer = await recorded;
  expect(Object.fromEntries(new URLSearchParams(answer.request().postData() ?? ''))).toEqual({
    userId: '4002',
    userType: '4',
    unitId: 'U2001',
    resId: 'base',
    resName: '基础平台',
    type: '1',
  });
  expect(answer.status()).toBe(200);
  await peoplePage.list.waitFor();
});

test('when the unit in the header is pressed, then the desktop comes without a new document', {
  tag: '@once',
}, async ({ page, signedInAs, peoplePage, desktopPage, frame }) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  await setMarker(page);
  await frame.unit.click();
  await desktopPage.apps.first().waitFor();
  expect(await hasMarker(page)).toBe(true);
  await expect(page).toHaveTitle(/桌面/);
});

test('when nobody knows the app, then the page says so and leads home', { tag: '@once' }, async ({
  page,
  signedInAs,
  frame,
  desktopPage,
  problems,
}) => {
  problems.expect(/status of 404/);
  await signedInAs('t.zhou');
  await page.goto('/pages/base/pc_nosuchapp_tm/index.html');
  await expect(frame.unknownApp).toBeVisible();
  await page.getByRole('main').getByText(frame.startWords.text('startup.home.button')).click();
  await desktopPage.apps.first().waitFor();
});

test('when only the keyboard is used, then signing in, finding an app and opening it work', {
  tag: '@once',
}, async ({ page, signInPage, desktopPage, peoplePage, palette }) => {
  await signInPage.open();
  await expect(signInPage.username).toBeFocused();
  await page.keyboard.type('ps.admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo2026');
  await page.keyboard.press('Enter');
  await desktopPage.apps.first().waitFor();
  await page.keyboard.press('Control+k');
  await expect(palette.field).toBeFocused();
  await page.keyboard.type('base');
  await expect(palette.marked).toContainText('基础平台');
  await page.keyboard.press('Enter');
  await peoplePage.list.waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await peoplePage.search.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(peoplePage.search).toBeFocused();
});
