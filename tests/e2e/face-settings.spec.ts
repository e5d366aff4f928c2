import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

const app = '/pages/base/pc_face_tm/index.html';

test.describe('with a portal of its own', () => {
  test.use({ ownPortal: true });

  test(
    'when an administrator switches faces on, then her unit is offered them, and switching off asks before it deletes',
    { tag: ['@O08', '@screens'] },
    async ({ page, signedInAs, frame, language }, info) => {
      const say = wordsOf('remotes/face', language);
      const isOn = page.getByRole('switch', { name: say.text('face.settings.isOn') });
      const isSignIn = page.getByRole('switch', { name: say.text('face.settings.isSignIn') });
      const days = page.getByLabel(say.text('face.settings.retentionDays'));
      const save = page.getByRole('button', { name: say.text('face.settings.save'), exact: true });
      const done = frame.notices.getByText(say.text('face.settings.done'));
      await signedInAs('ps.admin');
      await page.goto(`${app}#/settings`);
      await expect(page.getByText(say.text('face.law.title'))).toBeVisible();
      await expect(isOn).not.toBeChecked();
      await expect(isSignIn).toHaveCount(0);
      await isOn.check();
      await isSignIn.check();
      await days.fill('0');
      await save.click();
      await expect(page.getByText(/请填写 1 到 1100|whole number from 1 to 1100/)).toBeVisible();
      await expect(days).toBeFocused();
      await days.fill('180');
      await page.getByLabel(say.text('face.settings.identifyDistance')).selectOption('0.35');
      const consentText = page.getByLabel(say.text('face.settings.consentText'));
      await consentText.fill('负责人：张老师');
      await page.evaluate(() => {
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
      await checkScreen(page, info, 'face-settings');
      await save.click();
      await expect(done).toBeVisible();
      await page.reload();
      await expect(isOn).toBeChecked();
      await expect(days).toHaveValue('180');
      await expect(page.getByLabel(say.text('face.settings.identifyDistance'))).toHaveValue('0.35');
      await page.getByRole('tab', { name: say.text('face.tab.mine') }).click();
      await expect(page.getByText(say.text('face.consent.title'))).toBeVisible();
      await expect(page.getByText('负责人：张老师')).toBeVisible();

      await page.getByRole('tab', { name: say.text('face.tab.settings') }).click();
      await isOn.uncheck();
      await save.click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(say.text('face.settings.offText'));
      await checkScreen(page, info, 'face-settings-off');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await save.click();
      await dialog.getByRole('button', { name: say.text('face.settings.offConfirm') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(save).toBeDisabled();
      await page.getByRole('tab', { name: say.text('face.tab.mine') }).click();
      await expect(page.getByText(say.text('face.off.title'))).toBeVisible();
    },
  );
});
