import type { Browser } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { FirstPasswordPage } from '../pages/first-password-page.ts';
import { PeoplePage } from '../pages/people-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test.use({ ownPortal: true });

/** The smallest JPEG that the portal takes; nothing is painted of it. */
const jpeg = Buffer.from('ffd8ffe000044a46ffc0000b080040004001011100ffda0002ffd9', 'hex');

/** A teacher gives herself a picture, in a browser of her own. */
async function givePicture(browser: Browser, baseURL: string, username: string): Promise<void> {
  const own = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-requested-by': 'portal', origin: baseURL },
  });
  await own.request.post('/api/uaa/oauth/login', { form: { username, password: demoPassword } });
  const picture = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const saved = await own.request.post('/api/uaa/profile/picture', { data: { picture } });
  expect(await saved.json()).toMatchObject({ status: 200 });
  await own.close();
}

test('when a user is edited and her picture removed, then both are there after a restart, and the administrator is still signed in', {
  tag: '@once',
}, async ({ page, browser, portal, signedInAs, peoplePage, problems }) => {
  await givePicture(browser, portal.url, 't.wu');
  // The page keeps asking for news while no server is there to answer.
  problems.expect(/net::ERR_\w+.*\/(?:bff\/events|bff\/releases\/revision|unhandlecount)/);
  await signedInAs('ps.admin');
  await peoplePage.open();
  await peoplePage.edit('t.wu');
  await peoplePage.field('phone').fill('13900001111');
  await peoplePage.removePicture();
  await expect(peoplePage.form.getByText(peoplePage.words.pattern('people.picture.removed'))).toBeFocused();
  // What was typed before is still there, and what it is based on has not changed.
  await expect(peoplePage.field('phone')).toHaveValue('13900001111');
  await peoplePage.save.click();
  await expect(peoplePage.form).toBeHidden();
  await peoplePage.find('t.wu');
  await expect(peoplePage.row('t.wu')).toContainText('13900001111');

  await portal.restart();
  await page.reload();
  await peoplePage.list.waitFor();
  await peoplePage.find('t.wu');
  await expect(peoplePage.row('t.wu')).toContainText('13900001111');
  await peoplePage.edit('t.wu');
  await expect(peoplePage.pictureRemoval).toBeHidden();
});

test(
  'when an administrator may not reset passwords, then phone and e-mail of others can be read only, and the form says why',
  {
    tag: '@J04',
  },
  async ({ page, signedInAs, peoplePage }, info) => {
    await signedInAs('ms.admin');
    await peoplePage.open();
    await peoplePage.edit('t.chen');
    const why = peoplePage.words.text('people.form.help.contactKept');
    for (const name of ['phone', 'email'] as const) {
      await expect(peoplePage.field(name)).toHaveAttribute('readonly', '');
      await expect(peoplePage.field(name)).toHaveAccessibleDescription(why);
    }
    await checkScreen(page, info, 'people-contact-kept');
    await peoplePage.field('realName').fill('陈老师');
    await peoplePage.save.click();
    await expect(peoplePage.form).toBeHidden();
    await peoplePage.edit('ms.admin');
    await expect(peoplePage.field('phone')).toBeEditable();
  },
);

test('when a user is created, then the first password is shown once and works; disabled, it does not', {
  tag: ['@core', '@once'],
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
  await new FirstPasswordPage(theirPage, 'zh-CN').choose(password, 'Chosen-by-me-7');
  await theirPage.waitForURL(homePattern);

  await peoplePage.find('t.new1');
  await peoplePage.choose('t.new1', 'disable');
  await peoplePage.confirm('disable');
  await expect(peoplePage.row('t.new1')).toContainText(peoplePage.words.text('people.status.disabled'));
  await theirPage.reload();
  await theirSignIn.username.waitFor();
  await theirSignIn.signIn('t.new1', 'Chosen-by-me-7');
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
  await expect(page.getByText(peoplePage.formWords.text('form.conflict.text'))).toBeVisible();
  await expect(peoplePage.field('email')).toHaveValue('wu@example.com');
});

test(
  'when a pupil changes class, then it is chosen from those that exist, and a new one is founded by its button only',
  {
    tag: '@screens',
  },
  async ({ page, signedInAs, peoplePage }, info) => {
    const { words } = peoplePage;
    await signedInAs('ps.admin');
    await peoplePage.open();
    await peoplePage.edit('s.zhoule');
    const field = peoplePage.form.getByRole('combobox', { name: words.text('people.class.label') });
    await expect(field).toHaveValue('三年级 (2)班');
    await field.fill('wnj1');
    await peoplePage.form.getByRole('button', { name: '五年级 (1)班', exact: true }).click();
    await expect(field).toHaveValue('五年级 (1)班');
    await expect(field).toBeFocused();
    await peoplePage.save.click();
    await expect(peoplePage.form).toBeHidden();
    await expect(peoplePage.row('s.zhoule')).toContainText('五年级 (1)班');

    await peoplePage.edit('s.zhoule');
    await field.fill('五年级（1）班');
    await expect(peoplePage.form.getByText(words.pattern('people.class.unknown'))).toBeVisible();
    await checkScreen(page, info, 'people-class');
    await peoplePage.save.click();
    await expect(field).toHaveAccessibleDescription(/还没有这个班级|There is no such class yet/);
    await peoplePage.form.getByRole('button', { name: words.pattern('people.class.create') }).click();
    await peoplePage.field('gradeName').fill('六年级');
    await peoplePage.field('className').fill('(1)班');
    await peoplePage.save.click();
    await expect(peoplePage.form).toBeHidden();
    await expect(peoplePage.row('s.zhoule')).toContainText('六年级 (1)班');
  },
);
