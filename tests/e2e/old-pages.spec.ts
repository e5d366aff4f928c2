import { findViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/index.ts';

test('when an app is a page of the school’s own, then it opens in the full window with PH and the session, and Back returns', {
  tag: ['@core', '@F11', '@Q14'],
}, async ({ page, signedInAs, desktopPage, language }) => {
  const isEnglish = language === 'en';
  await signedInAs('t.zhou');
  await desktopPage.open();
  await desktopPage.app(isEnglish ? /^Resources/ : /^资源库/).click();
  await expect(page).toHaveURL(/\/legacy\/old$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(isEnglish ? 'Resources' : '资源库');
  await expect(page.getByRole('status')).toHaveText(
    isEnglish ? 'Hello, 周敏 Zhou Min' : '您好，周敏 Zhou Min',
  );
  await expect(page.getByRole('row')).toHaveCount(4);
  // Nothing of the portal stands around it.
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.evaluate('PH.codeModel.code')).toBe('res');
  expect(await page.evaluate('[PH.env, PH.langType, PH.lang["名称"]]')).toEqual([
    'production',
    language,
    ...(isEnglish ? ['Name'] : [undefined]),
  ]);
  await expect(
    page.getByText(isEnglish ? 'Platform 1.6.0' : '平台版本 1.6.0', { exact: true }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await expect(desktopPage.apps.first()).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: isEnglish ? 'Back to the desktop' : '返回桌面' }).click();
  await expect(desktopPage.apps.first()).toBeVisible();
});

test('when nobody is signed in, then the page of the school comes after the sign-in', {
  tag: ['@once', '@F11'],
}, async ({ page, signInPage }) => {
  await page.goto('/legacy/old');
  await expect(page).toHaveURL(/\/login\?redirect_uri=%2Flegacy%2Fold$/);
  await signInPage.username.fill('t.zhou');
  await signInPage.password.fill('Demo2026');
  await signInPage.submit.click();
  await expect(page).toHaveURL(/\/legacy\/old$/);
});
