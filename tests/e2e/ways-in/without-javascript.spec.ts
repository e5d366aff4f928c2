import { demoPassword, expect, homePattern, test } from '../../fixtures/index.ts';

test.describe('signing in without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('when the password is wrong and then right, then the page says so and then lets in', {
    tag: '@core',
  }, async ({ page, context, signInPage, problems }) => {
    problems.expect(/./);
    await page.goto('/login?redirect_uri=%2Fdesktop%2Fhome%3Fa%3D1');
    await signInPage.username.fill('t.zhou');
    await signInPage.password.fill('wrong');
    await signInPage.password.press('Enter');
    await expect(signInPage.form.getByRole('alert')).toBeVisible();
    await expect(signInPage.username).toHaveValue('t.zhou');
    await expect(signInPage.password).toHaveValue('');
    await expect(signInPage.password).toBeFocused();
    await signInPage.password.fill(demoPassword);
    await signInPage.submit.click();
    await page.waitForURL('**/desktop/home?a=1');
    const names = (await context.cookies()).map(({ name }) => name).toSorted();
    expect(names).toEqual(['__Host-known', '__Host-sid', 'portal-lang']);
  });
});

test('when somebody types before the app is there, then nothing of it is lost', { tag: '@phone' }, async ({
  page,
  signInPage,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/signin/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('#signin-remember').check();
  const served = page.locator('#signin-username');
  await served.fill('t.zhou');
  await page.locator('#signin-password').pressSequentially(demoPassword);
  held.resolve();
  await expect(served).toHaveCount(0);
  await expect(signInPage.username).toHaveValue('t.zhou');
  await expect(signInPage.password).toHaveValue(demoPassword);
  await expect(signInPage.remember).toBeChecked();
  await expect(signInPage.password).toBeFocused();
  await signInPage.password.press('Enter');
  await page.waitForURL(homePattern);
});

test('when a link says why it was opened, then the app says it too', async ({ page, signInPage }) => {
  await page.goto('/login?reason=invalid_grant');
  await expect(page.locator('#signin-username')).toHaveCount(0);
  await expect(signInPage.form).toContainText(/用户名或密码错误|Wrong user name or password/);
});
