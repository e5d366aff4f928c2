import type { Page } from '@playwright/test';
import { manifest as face } from '../../remotes/face/manifest.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

const app = '/pages/base/pc_face_tm/index.html';

function groupOf(page: Page, name: string) {
  return page.getByRole('radiogroup', { name });
}

test.describe('with a portal of its own', () => {
  test.use({ ownPortal: true });

  test(
    'when a teacher keeps the register of a class by hand, then all see it, and it can be corrected and saved',
    { tag: ['@O08', '@screens', '@two-ways'] },
    async ({ page, signedInAs, frame, language }, info) => {
      const say = wordsOf('remotes/face', language);
      const exported = wordsOf('shell/kit/export', language);
      await signedInAs('t.zhou');
      await page.goto('/');
      await frame.userButton.click();
      await frame.entryOf(face).click();
      await expect(page.getByRole('heading', { name: say.text('face.class.title') })).toBeVisible();
      const ofClass = page.getByLabel(say.text('face.class.class'), { exact: true });
      await ofClass.selectOption({ label: await labelOf(ofClass, '五年级 (1)班') });
      await expect(page).toHaveURL(/#\/classes\?.*class=/);
      await expect(page.getByText(say.text('face.start.text'))).toBeVisible();
      const limit = page.getByLabel(say.text('face.start.limit'));
      await limit.fill('300');
      await page.getByRole('button', { name: say.text('face.start.begin') }).click();
      await expect(page.getByText(/请填写 0 到 240|whole number from 0 to 240/)).toBeVisible();
      await limit.fill('5');
      await checkScreen(page, info, 'face-class-start');
      await page.getByRole('button', { name: say.text('face.start.begin') }).click();

      const [first, second] = [groupOf(page, '王一'), groupOf(page, '王二')];
      const statusOf = (group: typeof first, id: string) =>
        group.getByRole('radio', { name: say.text(`face.status.${id}`), exact: true });
      await expect(first.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(page.getByText(say.text('face.camera.off'))).toBeVisible();
      await statusOf(first, 'late').check({ force: true });
      await page.getByRole('button', { name: say.text('face.register.rest') }).click();
      await expect(statusOf(second, 'present')).toBeChecked();
      await statusOf(second, 'excused').check({ force: true });
      const lateChip = page.getByRole('button', { name: `${say.text('face.status.late')} 1`, exact: true });
      await expect(lateChip).toBeVisible();
      // Half of a chip below the header would be too small to be pressed.
      const chips = page.getByRole('group', { name: say.text('face.register.filter') });
      await chips.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await checkScreen(page, info, 'face-class');
      await lateChip.click();
      await expect(second).toHaveCount(0);
      await expect(statusOf(first, 'late')).toBeChecked();
      await lateChip.click();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: exported.text('kit.export.label') }).click();
      expect((await download).suggestedFilename()).toContain('五年级 (1)班');

      await signedInAs('ps.admin');
      await page.goto(page.url());
      await page.goto(
        `${app}#/classes?grade=${encodeURIComponent('五年级')}&class=${encodeURIComponent('(1)班')}`,
      );
      await expect(statusOf(first, 'late')).toBeChecked();
      await expect(statusOf(second, 'excused')).toBeChecked();
      await expect(page.getByLabel(say.text('face.start.limit'))).toHaveValue('5');
    },
  );
});

/** The label of the option that begins with a name, once the classes are there. */
async function labelOf(select: ReturnType<Page['getByLabel']>, name: string): Promise<string> {
  const option = select.locator('option').filter({ hasText: name }).first();
  await expect(option).toBeAttached();
  return (await option.textContent()) ?? '';
}
