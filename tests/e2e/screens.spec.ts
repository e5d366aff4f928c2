import { checkScreen } from '../fixtures/check-screen.ts';
import { test } from '../fixtures/index.ts';
import { waitUntilQuiet } from '../fixtures/quiet.ts';
import { peoplePath } from '../pages/people-page.ts';

test.describe('screens', { tag: '@screens' }, () => {
  test('the sign-in page', { tag: '@help-picture' }, async ({ page, signInPage }, info) => {
    await signInPage.open();
    await checkScreen(page, info, 'sign-in');
  });

  test('the sign-in page with its messages', { tag: '@phone' }, async ({ page, signInPage }, info) => {
    await signInPage.open();
    await signInPage.submit.click();
    await checkScreen(page, info, 'sign-in-messages');
  });

  test(
    'the desktop of a teacher',
    { tag: ['@phone', '@help-picture'] },
    async ({ page, signedInAs, desktopPage }, info) => {
      await signedInAs('t.zhou');
      await desktopPage.open();
      // The cards of the day come once the page is idle.
      await waitUntilQuiet(page);
      await checkScreen(page, info, 'desktop');
    },
  );

  test('the search, before anything is typed', async ({ page, signedInAs, desktopPage, palette }, info) => {
    await signedInAs('t.zhou');
    await desktopPage.open();
    await palette.open();
    await checkScreen(page, info, 'search');
  });

  test(
    'the search with results of every kind',
    { tag: '@phone' },
    async ({ page, signedInAs, desktopPage, palette }, info) => {
      await signedInAs('ps.admin');
      await desktopPage.open();
      await palette.open();
      await palette.field.fill('z');
      await waitUntilQuiet(page);
      await checkScreen(page, info, 'search-found');
    },
  );

  test('the search without result', async ({ page, signedInAs, desktopPage, palette }, info) => {
    await signedInAs('t.zhou');
    await desktopPage.open();
    await palette.open();
    await palette.field.fill('zzzz');
    await waitUntilQuiet(page);
    await checkScreen(page, info, 'search-nothing-found');
  });

  test('the people of a school', { tag: '@help-picture' }, async ({ page, signedInAs, peoplePage }, info) => {
    await signedInAs('ps.admin');
    await peoplePage.open();
    await checkScreen(page, info, 'people');
  });

  for (const section of ['sessions', 'apps', 'password', 'activity'] as const) {
    test(`the own account: ${section}`, async ({ page, signedInAs, accountPage }, info) => {
      await signedInAs('ps.admin');
      await accountPage.open(section);
      await waitUntilQuiet(page);
      await checkScreen(page, info, `account-${section}`);
    });
  }

  for (const view of ['sessions', 'audit'] as const) {
    test(`the accounts of a unit: ${view}`, async ({ page, signedInAs, accountPage }, info) => {
      await signedInAs('ps.admin');
      await accountPage.openUnit(view);
      await waitUntilQuiet(page);
      await checkScreen(page, info, `unit-accounts-${view}`);
    });
  }

  test(
    'an app that the user may not open',
    { tag: '@phone' },
    async ({ page, signedInAs, frame, problems }, info) => {
      problems.expect(/status of 403/);
      await signedInAs('s.zhouan');
      await page.goto(peoplePath);
      await frame.noPermission.waitFor();
      await checkScreen(page, info, 'no-permission');
    },
  );

  test('an app that nobody knows', async ({ page, signedInAs, frame, problems }, info) => {
    problems.expect(/status of 404/);
    await signedInAs('t.zhou');
    await page.goto('/pages/base/pc_nosuchapp_tm/index.html');
    await frame.unknownApp.waitFor();
    await checkScreen(page, info, 'unknown-app');
  });
});
