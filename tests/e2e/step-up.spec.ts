import { checkScreen } from '../fixtures/check-screen.ts';
import { comeBackRemembered } from '../fixtures/come-back.ts';
import { demoPassword, expect, test } from '../fixtures/index.ts';

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
});
