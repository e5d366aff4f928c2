import type { Page } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { DrivePage } from '../pages/drive-page.ts';
import { openUploadPanel } from '../pages/upload-panel.ts';

test.use({ ownPortal: true });

const photograph = 'IMG_20261124.png';

/** A picture as a phone would send it. */
async function takePhotograph(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('no canvas');
    for (let row = 0; row < 480; row += 1) {
      paint.fillStyle = `hsl(${40 + row / 12} 70% ${80 - row / 12}%)`;
      paint.fillRect(0, row, 640, 1);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: photograph, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

test(
  'when a pupil hands in a photograph, then the tile of her teacher counts it until the teacher has looked',
  { tag: '@phone' },
  async ({ page, signedInAs, language, desktopPage }, info) => {
    const drive = new DrivePage(page, language);
    const { panel, words, row } = openUploadPanel(page, language);
    await signedInAs('s.zhoule');
    await drive.open('spm');
    await drive.input.setInputFiles([
      await takePhotograph(page),
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(drive.row(photograph)).toBeVisible();
    await expect(row(photograph)).toContainText(words.text('uploads.state.done'));
    await checkScreen(page, info, 'uploads');
    await panel.getByRole('button', { name: words.text('uploads.all.clear') }).click();
    await expect(panel).toBeHidden();
    await drive.command(photograph, 'share');
    await drive.dialog.getByRole('searchbox').fill('周敏');
    await drive.dialog
      .getByRole('button', { name: /周敏|Zhou Min/ })
      .first()
      .click();
    await drive.dialog.getByRole('button', { name: drive.text('drive.share.submit'), exact: true }).click();
    await expect(drive.dialog.getByRole('list', { name: drive.text('drive.share.list') })).toBeVisible();

    await signedInAs('t.zhou');
    await desktopPage.open();
    const tile = desktopPage.app(language === 'en' ? /^Drive/ : /^网盘/).first();
    const unread = language === 'en' ? '1 unread' : '1 条未读';
    await expect(tile).toContainText(unread);
    await tile.click();
    await drive.search.waitFor();
    await drive.place(drive.text('drive.space.shared'));
    await expect(drive.row(photograph)).toBeVisible();
    await drive.row(photograph).getByRole('button', { name: photograph, exact: true }).click();
    await expect(drive.dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drive.dialog).toBeHidden();
    await page.goBack();
    // Back passes over the step of the closed picture by itself, which takes the browser a while.
    await expect(page).not.toHaveURL(/shared/);
    await page.goBack();
    await expect(tile).toBeVisible();
    await expect(tile).not.toContainText(unread);
  },
);

test('when a teacher uploads a new version, then the file has it, whatever it was called', async ({
  page,
  signedInAs,
  language,
}, info) => {
  const drive = new DrivePage(page, language);
  await signedInAs('t.zhou');
  await drive.open('tm');
  await drive.row('读书活动').getByRole('button', { name: '读书活动', exact: true }).click();
  await drive.command('活动通知.txt', 'details');
  await drive.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '新通知.txt', mimeType: 'text/plain', buffer: Buffer.from('集合时间：九点\n') });
  await expect(drive.row('活动通知.txt')).toContainText('22 B');
  await drive.command('活动通知.txt', 'details');
  await expect(drive.dialog).toContainText(drive.text('drive.version.current', { version: '3' }));
  await checkScreen(page, info, 'drive-versions');
});
