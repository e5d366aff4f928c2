import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pointOf } from '../fixtures/drag.ts';
import { dropFiles } from '../fixtures/drop-files.ts';
import { expect, test } from '../fixtures/index.ts';
import { chunkPath, mega } from '../fixtures/upload-remote.ts';
import { DrivePage } from '../pages/drive-page.ts';
import { openUploadPanel } from '../pages/upload-panel.ts';

test.use({ ownPortal: true });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test(
  'when files and a folder are dropped and a picture is pasted, then all of them, empty folders too, are in the drive',
  {
    tag: ['@N06', '@once'],
  },
  async ({ page, context, signedInAs, language }, info) => {
    const drive = new DrivePage(page, language);
    await signedInAs('t.zhou');
    await drive.open('tm');
    const folder = info.outputPath('课件');
    const [plan, song] = [randomBytes(3000), randomBytes(2 * mega + 5)];
    mkdirSync(path.join(folder, '待补'), { recursive: true });
    writeFileSync(path.join(folder, '歌曲.zip'), song);
    writeFileSync(info.outputPath('计划.zip'), plan);
    await dropFiles(page, [folder, info.outputPath('计划.zip')], await pointOf(drive.rows.first()));
    await expect(drive.row('计划.zip')).toBeVisible();
    expect(plan.equals(await drive.save('计划.zip'))).toBe(true);
    await drive.openFolder('课件');
    await expect(drive.row('待补')).toBeVisible();
    await expect(drive.row('歌曲.zip')).toBeVisible();
    expect(song.equals(await drive.save('歌曲.zip'))).toBe(true);

    await drive.openFolder('待补');
    await expect(page.getByText(drive.text('drive.none.folder'))).toBeVisible();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(copyPicture, 37);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(drive.rows).toHaveCount(1);
    const [name = ''] = (await drive.rows.first().textContent())?.match(/\w+\.png/) ?? [];
    const picture = await drive.save(name);
    // Width of a PNG.
    expect(picture.readUInt32BE(16)).toBe(37);
  },
);

/** Runs in the page: copies a picture so many pixels wide. */
async function copyPicture(width: number): Promise<void> {
  const canvas = new OffscreenCanvas(width, 5);
  canvas.getContext('2d')?.fillRect(0, 0, 3, 3);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
}

test.describe('a phone', () => {
  test.use(phone);

  test('when a photo is taken, then it goes to the drive, and the screen stays on only while bytes move', {
    tag: ['@once'],
  }, async ({ page, context, signedInAs, language }) => {
    const drive = new DrivePage(page, language);
    await context.grantPermissions(['screen-wake-lock']);
    await context.addInitScript(noteWakeLocks);
    await signedInAs('t.zhou');
    const pass = Promise.withResolvers<void>();
    await page.route(chunkPath, async (route) => {
      await pass.promise;
      await route.fallback();
    });
    await drive.open('tm');
    const camera = drive.picker('camera');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(camera).not.toHaveAttribute('multiple');
    const photo = randomBytes(3 * mega);
    const locks = () => page.evaluate(() => Reflect.get(window, 'wakeLocks'));
    expect(await locks()).toEqual([]);
    await camera.setInputFiles({ name: '板书.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect.poll(locks).toEqual(['held']);
    pass.resolve();
    await expect(drive.row('板书.jpg')).toBeVisible();
    await expect.poll(locks).toEqual(['held', 'released']);
    expect(photo.equals(await drive.save('板书.jpg'))).toBe(true);
  });
});

/** Runs in the page: writes down what becomes of the real lock of the screen. */
function noteWakeLocks(): void {
  const notes: string[] = [];
  Reflect.set(window, 'wakeLocks', notes);
  if (typeof WakeLock === 'undefined') return;
  const { request } = WakeLock.prototype;
  WakeLock.prototype.request = async function (type) {
    const lock = await request.call(this, type);
    notes.push('held');
    lock.addEventListener('release', () => notes.push('released'));
    return lock;
  };
}

test(
  'when the user moves to another app and back, then the upload goes on, and a placing whose answer was lost is done once',
  {
    tag: ['@once'],
  },
  async ({ page, signedInAs, frame, desktopPage, language, problems }, info) => {
    problems.expect(/ERR_FAILED|file_add/);
    const drive = new DrivePage(page, language);
    await signedInAs('t.zhou');
    const pass = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    await page.route(chunkPath, async (route) => {
      begun.resolve();
      await pass.promise;
      await route.fallback();
    });
    await page.route(
      '**/api/drive/file_add',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await drive.open('tm');
    const { words, panel, row, toggle, button } = openUploadPanel(page, language);
    const content = randomBytes(5 * mega);
    writeFileSync(info.outputPath('学期.zip'), content);
    await drive.input.setInputFiles(info.outputPath('学期.zip'));
    await begun.promise;
    await frame.unit.click();
    await desktopPage.apps.first().waitFor();
    await toggle.click();
    await expect(row('学期.zip')).toContainText(words.text('uploads.state.uploading'));
    pass.resolve();
    await expect(row('学期.zip')).toContainText(words.text('uploads.failure.placeerror'));
    await page.goBack();
    await drive.search.waitFor();
    await button('uploads.row.retry', '学期.zip').click();
    await expect(row('学期.zip')).toContainText(words.text('uploads.state.done'));
    await panel.getByRole('button', { name: words.text('uploads.all.clear') }).click();
    await expect(drive.row('学期')).toHaveCount(1);
    expect(content.equals(await drive.save('学期.zip'))).toBe(true);
  },
);
