import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { PeoplePage } from '../pages/people-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test.use({ ownPortal: true });

test('when a user is edited, then the change is there after a restart, and the user is still signed in', {
  tag: '@once',
}, async ({ page, portal, signedInAs, peoplePage, problems }) => {
  // The page keeps listening for news while nobody is there to tell any.
  problems.expect(/net::ERR_\w+.*\/bff\/events/);
  await signedInAs('ps.admin');
  await peoplePage.open();
  await peoplePage.edit('t.wu');
  await peoplePage.field('phone').fill('13900001111');
  await peoplePage.save.click();
  await expect(peoplePage.form).toBeHidden();
  await peoplePage.find('t.wu');
  await expect(peoplePage.row('t.wu')).toContainText('13900001111');

  await portal.restart();
  await page.reload();
  await peoplePage.list.waitFor();
  await peoplePage.find('t.wu');
  await expect(peoplePage.row('t.wu')).toContainText('13900001111');
});

test('when a field is wrong, then the message stands at the field and nothing typed is lost', {
  tag: '@once',
}, async ({ signedInAs, peoplePage }) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  await peoplePage.edit('t.wu');
  await peoplePage.field('realName').fill('');
  await peoplePage.field('phone').fill('12');
  await peoplePage.save.click();
  await expect(peoplePage.field('realName')).toHaveAccessibleDescription(
    peoplePage.words.pattern('people.form.error.realNameRequired'),
  );
  await expect(peoplePage.field('phone')).toHaveAccessibleDescription(
    peoplePage.words.pattern('people.form.error.phone'),
  );
  await expect(peoplePage.field('realName')).toBeFocused();
  await expect(peoplePage.field('phone')).toHaveValue('12');
});

test('when the login name is taken, then the server says so at the field', { tag: '@once' }, async ({
  signedInAs,
  peoplePage,
}) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  await peoplePage.create.click();
  await peoplePage.field('realName').fill('新老师');
  await peoplePage.field('loginName').fill('t.zhou');
  await peoplePage.createSave.click();
  await expect(peoplePage.field('loginName')).toHaveAttribute('aria-invalid', 'true');
  await expect(peoplePage.field('realName')).toHaveValue('新老师');
});

test('when a user is created, then the first password is shown once and works; disabled, it does not', {
  tag: '@once',
}, async ({ page, browser, portal, signedInAs, peoplePage }) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  await peoplePage.create.click();
  await peoplePage.field('realName').fill('新老师');
  await peoplePage.field('loginName').fill('t.new1');
  await peoplePage.createSave.click();
  const password = await page.getByLabel(peoplePage.words.text('people.password.password')).inputValue();
  expect(password.length).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: peoplePage.words.text('people.password.done') }).click();
  expect(await page.content()).not.toContain(password);

  const theirs = await browser.newContext({ baseURL: portal.url });
  const theirPage = await theirs.newPage();
  const theirSignIn = new SignInPage(theirPage, 'zh-CN');
  await theirSignIn.signIn('t.new1', password);
  await theirPage.waitForURL(homePattern);

  await peoplePage.find('t.new1');
  await peoplePage.choose('t.new1', 'disable');
  await peoplePage.confirm('disable');
  await expect(peoplePage.row('t.new1')).toContainText(peoplePage.words.text('people.status.disabled'));
  await theirPage.reload();
  await theirSignIn.username.waitFor();
  await theirSignIn.signIn('t.new1', password);
  await expect(theirSignIn.password).toHaveAccessibleDescription(/该账号已停用/);
  await theirs.close();
});

test('when two administrators edit the same user, then the second is told and loses nothing', {
  tag: '@once',
}, async ({ page, context, signedInAs, peoplePage }) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  await peoplePage.edit('t.wu');
  const second = await context.newPage();
  const other = new PeoplePage(second, 'zh-CN');
  await other.open();
  await other.edit('t.wu');
  await other.field('phone').fill('13900002222');
  await other.save.click();
  await expect(other.form).toBeHidden();
  await peoplePage.field('email').fill('wu@example.com');
  await peoplePage.save.click();
  await expect(page.getByText(peoplePage.words.text('people.conflict.text'))).toBeVisible();
  await expect(peoplePage.field('email')).toHaveValue('wu@example.com');
});

test('when the session ends in the middle of a form, then signing in again loses nothing', {
  tag: ['@once', '@D07'],
}, async ({ page, portal, signedInAs, peoplePage, frame }) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  await peoplePage.edit('t.wu');
  await peoplePage.field('phone').fill('13900003333');
  const reset = await page.request.post(`${portal.url}/bff/test/reset`, {
    headers: { 'x-requested-by': 'portal', origin: portal.url },
  });
  expect(reset.ok()).toBe(true);
  await peoplePage.save.click();
  await expect(frame.signInAgain).toBeVisible();
  await frame.enterPasswordAgain(demoPassword);
  await expect(frame.signInAgain).toBeHidden();
  await expect(peoplePage.form).toBeHidden();
  await peoplePage.find('t.wu');
  await expect(peoplePage.row('t.wu')).toContainText('13900003333');
});
