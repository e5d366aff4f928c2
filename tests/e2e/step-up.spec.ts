import { demoLicenceKey, signLicence } from '#platform/licensing';
import { checkScreen } from '../fixtures/check-screen.ts';
import { comeBackRemembered } from '../fixtures/come-back.ts';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { signInByCall } from '../fixtures/sign-in-by-call.ts';
import { wordsOf } from '../fixtures/words.ts';
import { MessageCentre } from '../pages/message-centre.ts';

const password = demoPassword;

test.describe('a remembered browser', () => {
  test.use({ ownPortal: true });

  test(
    'when a person is edited, then the password is asked for over the form, and what was typed is saved',
    { tag: ['@core', '@phone'] },
    async ({ page, signInPage, peoplePage, frame }, info) => {
      await comeBackRemembered(page, signInPage, { login: 'ps.admin', password });
      await peoplePage.open();
      await peoplePage.edit('t.wu');
      await peoplePage.field('phone').fill('13900002222');
      await peoplePage.save.click();
      await expect(frame.confirmPassword).toBeVisible();
      // She is signed in already.
      await expect(frame.confirmPassword.locator('[type=submit]')).toHaveText(/^(?:确认|Confirm)$/);
      await checkScreen(page, info, 'step-up');
      await page.keyboard.press('Escape');
      await expect(frame.confirmPassword).toBeHidden();
      await expect(peoplePage.field('phone')).toHaveValue('13900002222');
      await peoplePage.save.click();
      await frame.enterPasswordAgain('Wrong2026');
      await expect(frame.confirmPassword).toBeVisible();
      await frame.enterPasswordAgain(password);
      await expect(peoplePage.form).toBeHidden();
      await peoplePage.find('t.wu');
      await expect(peoplePage.row('t.wu')).toContainText('13900002222');
      // She has proved herself: nothing asks again, and her own password has no command.
      await peoplePage.choose('t.wu', 'reset');
      await peoplePage.confirm('reset');
      await expect(page.getByLabel(peoplePage.words.text('people.password.password'))).toBeVisible();
      await page.getByRole('button', { name: peoplePage.words.text('people.password.done') }).click();
      await peoplePage.find('ps.admin');
      await peoplePage
        .row('ps.admin')
        .getByRole('button', { name: peoplePage.words.pattern('people.list.actions') })
        .click();
      await expect(page.getByRole('menuitem')).toHaveText(
        ['edit', 'roles'].map((action) => peoplePage.words.text(`people.action.${action}`)),
      );
    },
  );

  test('when a password is reset, then the question stands over the question, and the new one is shown', async ({
    page,
    signInPage,
    peoplePage,
    frame,
  }) => {
    await comeBackRemembered(page, signInPage, { login: 'ps.admin', password });
    await peoplePage.open();
    await peoplePage.find('t.wu');
    await peoplePage.choose('t.wu', 'reset');
    await peoplePage.confirm('reset');
    await frame.enterPasswordAgain(password);
    await expect(page.getByLabel(peoplePage.words.text('people.password.password'))).toBeVisible();
  });

  test('when the look of the unit changes, then what was chosen stays, and is saved after the password', {
    tag: '@once',
  }, async ({ page, signInPage, frame, language }) => {
    const say = wordsOf('remotes/appearance', language);
    await comeBackRemembered(page, signInPage, { login: 'bureau.admin', password });
    await page.goto('/appearance');
    await page.getByRole('checkbox', { name: say.text('appearance.login.showFooter') }).check();
    const footer = page.getByLabel(say.text('appearance.login.footer'), { exact: true });
    await footer.fill('青江区教育局信息中心');
    const save = page.getByRole('button', { name: say.text('appearance.save.button'), exact: true });
    await save.click();
    await expect(frame.confirmPassword).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.confirmPassword).toBeHidden();
    await expect(footer).toHaveValue('青江区教育局信息中心');
    await save.click();
    await frame.enterPasswordAgain(password);
    await expect(page.getByText(say.text('appearance.save.done')).last()).toBeVisible();
    await expect(footer).toHaveValue('青江区教育局信息中心');
  });

  test('when something is announced, then it is out after the password', { tag: '@once' }, async ({
    page,
    signInPage,
    frame,
    language,
  }) => {
    const words = wordsOf('remotes/announcements', language);
    await comeBackRemembered(page, signInPage, { login: 'bureau.admin', password });
    await page.goto('/announcements');
    await page.getByRole('button', { name: words.text('announcements.list.create') }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox').first().fill('明天下午停课');
    await drawer.getByRole('button', { name: words.text('announcements.form.publish') }).click();
    await expect(frame.confirmPassword).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer.getByRole('textbox').first()).toHaveValue('明天下午停课');
    await drawer.getByRole('button', { name: words.text('announcements.form.publish') }).click();
    await frame.enterPasswordAgain(password);
    await expect(page.getByRole('listitem').filter({ hasText: '明天下午停课' })).toBeVisible();
  });

  test('when a licence is renewed, then the key waits for the password', { tag: '@once' }, async ({
    page,
    signInPage,
    frame,
    language,
  }) => {
    const words = wordsOf('remotes/licences', language);
    const terms = {
      id: crypto.randomUUID(),
      unitId: 'U2002',
      serverId: 'exam',
      endDate: '2036-08-31',
      seats: 9,
    };
    await comeBackRemembered(page, signInPage, { login: 'ms.admin', password });
    await page.goto('/licences');
    await page.getByRole('button', { name: words.text('licences.renew.open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.text('licences.renew.title') });
    await dialog.getByRole('textbox').fill(signLicence(terms, demoLicenceKey()));
    await dialog.getByRole('button', { name: words.text('licences.renew.submit'), exact: true }).click();
    await frame.enterPasswordAgain(password);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^2036-08-31/)).toBeVisible();
  });

  test('when a teacher writes to a class, then the message waits for the password', { tag: '@once' }, async ({
    page,
    signInPage,
    frame,
    language,
  }) => {
    const centre = new MessageCentre(page, language);
    await comeBackRemembered(page, signInPage, { login: 't.zhou', password });
    await centre.open();
    // What is her own needs no proof.
    const isRead = page.waitForResponse((answer) => answer.url().includes('message_update_statusby_id'));
    await centre.action(centre.rows.first(), 'messages.row.ignore').click();
    expect((await (await isRead).json()).status).toBe(200);
    await centre.button('messages.send.title').click();
    await centre.drawer.getByLabel(centre.words.text('messages.send.heading')).fill('春游通知');
    await centre.drawer.getByLabel(centre.words.text('messages.send.text')).fill('明天春游');
    await centre.drawer.getByRole('checkbox', { name: /五年级 \(1\)班/ }).check();
    await centre.button('messages.send.submit').click();
    await expect(frame.confirmPassword).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre.drawer.getByLabel(centre.words.text('messages.send.text'))).toHaveValue('明天春游');
    await centre.button('messages.send.submit').click();
    await frame.enterPasswordAgain(password);
    await expect(centre.drawer).toBeHidden();
  });

  test('when an administrator signs a colleague out everywhere, then the password is asked for first', {
    tag: '@once',
  }, async ({ page, browser, portal, signInPage, accountPage, frame }) => {
    const theirs = await browser.newContext({ baseURL: portal.url });
    await signInByCall(theirs, 't.zhou');
    await comeBackRemembered(page, signInPage, { login: 'ps.admin', password });
    await accountPage.openUnit('sessions');
    await accountPage.pick('周敏', /t\.zhou/);
    await accountPage.button('account.people.end.button').click();
    await accountPage.confirm('account.people.end.confirm');
    await frame.enterPasswordAgain(password);
    await expect(page.getByText(accountPage.words.pattern('account.people.none.title'))).toBeVisible();
    await theirs.close();
  });
});
