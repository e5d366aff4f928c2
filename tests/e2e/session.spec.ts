import { demoPassword, expect, test } from '../fixtures/index.ts';

test('when a user signs out, then both tabs end at the sign-in and the old session is dead', {
  tag: '@once',
}, async ({ page, context, signInPage, desktopPage, frame }) => {
  await signInPage.signIn('t.zhou', demoPassword);
  await desktopPage.apps.first().waitFor();
  const before = await context.cookies();
  const other = await context.newPage();
  await other.goto('/desktop/home');
  await other.getByRole('banner').waitFor();

  await frame.signOut();
  await page.waitForURL('**/login**');
  await other.waitForURL('**/login**');

  await context.clearCookies();
  await context.addCookies(before);
  const answer = await page.request.get('/api/uaa/oauth/me', { headers: { 'x-requested-by': 'portal' } });
  expect(await answer.json()).toMatchObject({ status: 401 });
});

test('when the language is switched in the header, then page and cookie follow', async ({
  page,
  context,
  signedInAs,
  desktopPage,
  frame,
  language,
}) => {
  await signedInAs('t.zhou');
  await desktopPage.open();
  if (!(await frame.languageButton.isVisible())) await frame.userButton.click();
  await frame.languageButton.click();
  const other = language === 'en' ? 'zh-CN' : 'en';
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('region', { name: other === 'en' ? 'Teaching' : '教学' })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'portal-lang')?.value).toBe(other);
});

test('when an access token was refused once, then the call is refreshed and repeated without a word', {
  tag: '@once',
}, async ({ page, context, portal, signInPage, desktopPage, peoplePage }) => {
  await signInPage.signIn('ps.admin', demoPassword);
  await desktopPage.apps.first().waitFor();
  await context.addCookies([{ name: 'demo-fault', value: '401-once', url: portal.url }]);
  await peoplePage.open();
  await expect(page).toHaveURL(/pc_base_tm/);
});
