import { readFile } from 'node:fs/promises';
import { checkScreen } from '../fixtures/check-screen.ts';
import { dragWithFinger, dragWithMouse, pointOf } from '../fixtures/drag.ts';
import { expect, test } from '../fixtures/index.ts';
import { DrivePage } from '../pages/drive-page.ts';

test.use({ ownPortal: true });

test(
  'when a teacher fills, orders, shares and removes, then a pupil of the class sees what is shared with it',
  { tag: ['@core', '@phone'] },
  async ({ page, signedInAs, language }, info) => {
    const drive = new DrivePage(page, language);
    const isWide = info.project.name.includes('desktop');
    await signedInAs('t.zhou');
    await drive.open('tm');
    await checkScreen(page, info, 'drive');
    await drive.createFolder('春游 2027');
    await drive.createFolder('照片');
    await drive.input.setInputFiles({
      name: '通知.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('集合时间：八点\n'),
    });
    await expect(drive.row('通知.txt')).toBeVisible();

    await drive.command('通知.txt', 'rename');
    await expect(drive.dialog.getByRole('textbox')).toHaveValue('通知.txt');
    await drive.dialog.getByRole('textbox').fill('春游通知.txt');
    await drive.dialog.getByRole('textbox').press('Enter');
    await expect(drive.row('春游通知.txt')).toBeVisible();

    const folder = drive.row('春游 2027');
    if (isWide) {
      await dragWithMouse(page, await pointOf(drive.row('春游通知.txt'), 0.5), await pointOf(folder, 0.5));
    } else {
      await drive.command('春游通知.txt', 'move');
      await drive.dialog.getByRole('button', { name: '春游 2027', exact: true }).click();
      await checkScreen(page, info, 'drive-move');
      await drive.dialog
        .getByRole('button', { name: drive.text('drive.place.moveHere', { name: '春游 2027' }) })
        .click();
    }
    await expect(drive.row('春游通知.txt')).toHaveCount(0);
    await folder.getByRole('button', { name: '春游 2027', exact: true }).click();
    await expect(drive.row('春游通知.txt')).toBeVisible();

    await drive.row('春游通知.txt').getByRole('button', { name: '春游通知.txt', exact: true }).click();
    await expect(drive.dialog).toContainText('集合时间：八点');
    await checkScreen(page, info, 'drive-preview');
    await page.keyboard.press('Escape');
    await expect(drive.dialog).toHaveCount(0);
    await drive.command('春游通知.txt', 'details');
    await expect(drive.dialog).toContainText(drive.text('drive.version.title'));
    await checkScreen(page, info, 'drive-details');
    await page.keyboard.press('Escape');
    await expect(drive.dialog).toHaveCount(0);
    await page.goBack();
    await expect(drive.row('照片')).toBeVisible();

    await drive.command('春游 2027', 'share');
    await drive.dialog.getByRole('searchbox').fill('三年级');
    await drive.dialog.getByRole('button', { name: '三年级 (2)班' }).first().click();
    await checkScreen(page, info, 'drive-share');
    await drive.dialog.getByRole('button', { name: drive.text('drive.share.submit'), exact: true }).click();
    await expect(
      drive.dialog.getByRole('list', { name: drive.text('drive.share.list') }).getByText('三年级 (2)班'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(folder.getByRole('img', { name: drive.text('drive.list.isShared') })).toBeVisible();

    await drive.command('照片', 'remove');
    await expect(drive.row('照片')).toHaveCount(0);
    await drive.button('drive.undo.button').click();
    await expect(drive.row('照片')).toBeVisible();
    await drive.command('照片', 'remove');
    await expect(drive.row('照片')).toHaveCount(0);
    await drive.place(drive.text('drive.space.bin'));
    await drive.command('照片', 'restore');
    await expect(drive.row('照片')).toHaveCount(0);
    await checkScreen(page, info, 'drive-bin');

    await signedInAs('s.zhoule');
    await drive.open('spm');
    await drive.place(drive.text('drive.space.shared'));
    await drive.row('春游 2027').getByRole('button', { name: '春游 2027', exact: true }).click();
    await expect(drive.row('春游通知.txt')).toBeVisible();
    await expect(drive.button('drive.name.create')).toHaveCount(0);
    await drive.row('春游通知.txt').getByRole('button', { name: '春游通知.txt', exact: true }).click();
    await expect(drive.dialog).toContainText('集合时间：八点');
    await page.keyboard.press('Escape');
    await drive.place(drive.text('drive.space.school'));
    await checkScreen(page, info, 'drive-pupil');
  },
);

test('when only keys are used, then files are chosen, renamed, removed, and saved as one zip', async ({
  page,
  signedInAs,
  language,
}, info) => {
  const drive = new DrivePage(page, language);
  await signedInAs('t.zhou');
  await drive.open('tm');
  await expect(drive.rows).toHaveCount(3);
  await drive.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(drive.rows.nth(2)).toBeFocused();
  await page.keyboard.press('F2');
  await drive.dialog.getByRole('textbox').fill('教学设计');
  await page.keyboard.press('Enter');
  await expect(drive.row('教学设计')).toBeVisible();
  await drive.rows.first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(drive.chosen).toHaveCount(3);
  await checkScreen(page, info, 'drive-chosen');
  const saving = page.waitForEvent('download');
  await drive.button('drive.command.download').click();
  const saved = await readFile(await (await saving).path());
  expect(saved.subarray(0, 2).toString()).toBe('PK');
  expect(saved.includes(Buffer.from('教学设计/'))).toBe(true);
  await drive.rows.first().focus();
  await page.keyboard.press('Escape');
  await expect(drive.chosen).toHaveCount(0);

  await drive.button('drive.layout.grid').click();
  await checkScreen(page, info, 'drive-grid');
  await page.reload();
  await expect(drive.button('drive.layout.list')).toBeVisible();
  await drive.search.fill('读书');
  await expect(page).toHaveURL(/q=/);
  await expect(drive.rows.first()).toContainText('读书');
  await drive.search.fill('没有这样的文件');
  await expect(page.getByText(drive.text('drive.none.search'))).toBeVisible();
  await checkScreen(page, info, 'drive-none');
});

test(
  'when rows are pressed with keys or by a finger that rests, then a range, single rows, or all touched ones are chosen',
  { tag: '@phone' },
  async ({ page, signedInAs, language }, info) => {
    const drive = new DrivePage(page, language);
    await signedInAs('t.zhou');
    await drive.open('tm');
    await expect(drive.rows).toHaveCount(3);
    if (info.project.name.includes('desktop')) {
      // Beside the name, which opens.
      const free = { position: { x: 500, y: 10 } };
      await drive.rows.nth(0).click(free);
      await drive.rows.nth(2).click({ ...free, modifiers: ['Shift'] });
      await expect(drive.chosen).toHaveCount(3);
      await drive.rows.nth(1).click({ ...free, modifiers: ['ControlOrMeta'] });
      await expect(drive.chosen).toHaveCount(2);
      await drive.rows.nth(1).click(free);
      await expect(drive.chosen).toHaveCount(1);
    } else {
      const at = await pointOf(drive.rows.nth(0), 0.7);
      await dragWithFinger(page, at, at, () => expect(drive.chosen).toHaveCount(1));
      await drive.rows.nth(1).tap({ position: { x: 250, y: 10 } });
      await expect(drive.chosen).toHaveCount(2);
      await drive.button('drive.list.clear').click();
      await expect(drive.chosen).toHaveCount(0);
    }
  },
);

test('when a parent opens the drive, then the class of the child can be read and not changed', async ({
  page,
  signedInAs,
  language,
}, info) => {
  const drive = new DrivePage(page, language);
  await signedInAs('p.liu');
  await drive.open('spm');
  await drive.place(/级|初|高/);
  await expect(page.getByText(drive.text('drive.none.closedHint'))).toBeVisible();
  await expect(drive.button('drive.name.create')).toHaveCount(0);
  await drive.place(drive.text('drive.space.mine'));
  await expect(drive.button('drive.name.create').first()).toBeVisible();
  await checkScreen(page, info, 'drive-parent');
});
