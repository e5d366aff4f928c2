import { demoPassword, expect, test } from '../../fixtures/index.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

test.describe('on a phone', () => {
  test.use({ userAgent: phone });

  test('when the administrator of a bureau signs in, then home is the area’s', {
    tag: ['@B20', '@phone'],
  }, async ({ page, signInPage, desktopPage }) => {
    await signInPage.signIn('bureau.admin', demoPassword);
    await page.waitForURL('**/area/areaBase/mobile_areaDesktop_all/index.html');
    await desktopPage.apps.first().waitFor();
  });
});

test('when a link names an app, then its variant for the user opens, before and after a sign-in', {
  tag: ['@core', '@once', '@B18', '@B19'],
}, async ({ page, signInPage }) => {
  const app = '/pages/base/pc_base_tm/index.html';
  await page.goto('/redirect/base');
  await signInPage.signIn('ps.admin', demoPassword);
  await page.waitForURL(`**${app}`);
  await page.goto('/redirect/base#/people');
  await page.waitForURL(`**${app}#/people`);
});

test('when a link asks for the sign-in page of a unit, then that unit greets, with its footer, in every language', {
  tag: ['@B22'],
}, async ({ page, signInPage, language }) => {
  await signInPage.open('?unitId=U2002');
  const name = language === 'en' ? /Qingjiang No\.1 Middle School/ : /青江第一中学/;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('footer')).toBeVisible();
  await signInPage.languageButton(language === 'en' ? '中文' : 'English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    language === 'en' ? /青江第一中学/ : /Qingjiang No\.1 Middle School/,
  );
});
