import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

function pageOf(serverId: string, code: string): string {
  return `/pages/${serverId}/pc_${code}_tm/index.html`;
}

function licenceDialog(page: Page, text: string) {
  return page.getByRole('alertdialog').filter({ has: page.getByText(text, { exact: true }) });
}

test('when the licence of a module has ended, then a dialog blocks it that only its own ways out close', {
  tag: ['@M01', '@phone'],
}, async ({ page, signedInAs, language, desktopPage }) => {
  const words = wordsOf('shell/features/app-checks', language);
  await signedInAs('a.fault');
  await page.goto(pageOf('exam', 'examEnded'));
  const dialog = licenceDialog(page, words.text('checks.licence.text'));
  await expect(dialog).toBeVisible();
  const home = dialog.getByRole('button', { name: words.text('checks.licence.desktop') });
  const out = dialog.getByRole('button', { name: words.text('checks.licence.signOut') });
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(home.or(out).and(page.locator(':focus'))).toHaveCount(1);
  }
  await expect(dialog).toBeVisible();
  await home.click();
  await desktopPage.apps.first().waitFor();
  await expect(dialog).toHaveCount(0);
});

test('when nobody can say whether a licence holds, then the dialog stays hidden', {
  tag: ['@once', '@M02'],
}, async ({ page, signedInAs, problems, language }) => {
  problems.expect(/status of 500.*license\/unit/);
  await signedInAs('t.fault');
  const asked = page.waitForResponse('**/api/base/license/unit?*');
  const nextCheck = page.waitForResponse('**/pages/eduDamaged/package.json*');
  await page.goto(pageOf('edu', 'eduDamaged'));
  expect((await asked).status()).toBe(500);
  await nextCheck;
  await expect(
    licenceDialog(page, wordsOf('shell/features/app-checks', language).text('checks.licence.text')),
  ).toHaveCount(0);
  const notice = page
    .getByText(wordsOf('shell/features/app-checks', language).pattern('checks.licence.unknown'))
    .first();
  await expect(notice).toHaveCount(0);
  await signedInAs('a.fault');
  await page.goto(pageOf('edu', 'eduDamaged'));
  await expect(notice).toBeVisible();
});

test('when a unit runs operation and maintenance, then its administrators see it marked, as the server says now', {
  tag: ['@once', '@M03'],
}, async ({ page, signedInAs, frame }) => {
  const call = '**/api/base/license/unit_oam?*';
  const mark = page.getByText(frame.headerWords.text('header.unit.oam'), { exact: true });
  await signedInAs('bureau.admin');
  await page.goto('/account');
  const asked = page.waitForResponse(call);
  await frame.userButton.click();
  expect(new URL((await asked).url()).searchParams.get('unitId')).toBe('U1001');
  expect(await (await asked).json()).toMatchObject({ data: true });
  await expect(mark).toBeVisible();
  await signedInAs('ps.admin');
  await page.goto('/account');
  const answered = page.waitForResponse(call);
  await frame.userButton.click();
  expect(await (await answered).json()).toMatchObject({ data: false });
  await expect(mark).toHaveCount(0);
  // The flag was given to the unit after its administrator had signed in.
  await page.route(call, (route) =>
    route.fulfill({ json: { status: 200, code: 'ok', message: '', data: true } }),
  );
  await page.reload();
  await frame.userButton.click();
  await expect(mark).toBeVisible();
});

test('when front end and server do not fit, then an alert names the versions, in either direction', {
  tag: ['@once', '@M04', '@M05', '@M06'],
}, async ({ page, signedInAs, language }) => {
  const words = wordsOf('shell/features/app-checks', language);
  await signedInAs('a.fault');
  const alert = page.getByRole('alertdialog', { name: words.text('checks.versions.title') });
  await page.goto(pageOf('base', 'examOld'));
  await expect(alert).toContainText(
    language === 'en'
      ? 'the front-end package (2.2.0) needs server version 2.1.0 or later, but the server version (2.0.9) is lower'
      : '前后端不匹配：当前前端包 (2.2.0) 依赖的服务端最低版本是2.1.0, 但是服务端版本号 (2.0.9) 低于所需版本号',
  );
  await alert.getByRole('button', { name: words.text('checks.versions.close') }).click();
  await expect(alert).toHaveCount(0);
  await page.goto(pageOf('base', 'driveOld'));
  await expect(alert).toContainText(
    language === 'en'
      ? 'the server package (1.7.2) needs front-end version 1.7.0 or later, but the front-end version (1.6.9) is lower'
      : '前后端不匹配：当前服务端包 (1.7.2) 依赖的前端最低版本是1.7.0, 但是前端版本号 (1.6.9) 低于所需版本号',
  );
});

test('when versions do not fit and the user runs nothing, then one sentence says what to do, and none is for engineers', {
  tag: ['@once', '@M05', '@M07'],
}, async ({ page, signedInAs, language }) => {
  const words = wordsOf('shell/features/app-checks', language);
  const sentence =
    language === 'en' ? 'This app is being updated. Please try again later.' : '该应用正在升级，请稍后再试';
  await signedInAs('t.fault');
  await page.goto(pageOf('base', 'examOld'));
  const alert = page.getByRole('alertdialog', { name: words.text('checks.updating.title') });
  await expect(alert.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByText(/2\.0\.9/)).toHaveCount(0);
  await alert.getByRole('button', { name: words.text('checks.versions.close') }).click();
  await expect(alert).toHaveCount(0);
  await page.goto(pageOf('base', 'surveyLost'));
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByText(/surveyLost/)).toHaveCount(0);
});

test('when a service has no version interface, then a notification names it; where the numbers fit, nothing is said', {
  tag: ['@once', '@M04', '@M07'],
}, async ({ page, signedInAs }) => {
  await signedInAs('a.fault');
  await page.goto(pageOf('base', 'surveyLost'));
  const notice = page
    .getByRole('status')
    .filter({ hasText: '微服务 surveyLost 缺少版本接口，请联系后端工程师！' });
  await expect(notice).toBeVisible();
  const answered = page.waitForResponse('**/api/base/nl/base_package_versions*');
  await page.goto(pageOf('base', 'base'));
  expect(await (await answered).json()).toMatchObject({ data: { serverVersion: '1.5.10' } });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
