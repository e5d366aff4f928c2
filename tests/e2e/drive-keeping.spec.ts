import { randomBytes } from 'node:crypto';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';
import { DrivePage } from '../pages/drive-page.ts';

test.use({ ownPortal: true });

test(
  'when a file gets a new version, then both are listed, the old one can come back, and a deleted file is gone for good',
  {
    tag: ['@once'],
  },
  async ({ page, signedInAs, language }, info) => {
    const drive = new DrivePage(page, language);
    const [first, second] = [randomBytes(900), randomBytes(1900)];
    const file = { name: '观察记录.zip', mimeType: 'application/zip' };
    await signedInAs('t.zhou');
    await drive.open('tm');
    await drive.input.setInputFiles({ ...file, buffer: first });
    await expect(drive.row('观察记录.zip')).toBeVisible();
    await drive.command('观察记录.zip', 'details');
    const versions = drive.dialog.getByRole('list', { name: drive.text('drive.version.title') });
    await expect(versions.getByRole('listitem')).toHaveCount(1);
    // The new content may be called otherwise on the disk.
    const another = { ...file, name: '记录-改.zip', buffer: second };
    await drive.dialog.locator('input[type=file]').setInputFiles(another);
    // The details make room for the upload.
    await expect(drive.dialog).toHaveCount(0);
    await expect(drive.row('观察记录.zip')).toContainText('1.9 KB');
    await drive.command('观察记录.zip', 'details');
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await checkScreen(page, info, 'drive-versions');
    await drive.closeDialog();
    await expect(drive.row('观察记录.zip')).toHaveCount(1);
    await expect(drive.row('记录-改.zip')).toHaveCount(0);
    expect(second.equals(await drive.save('观察记录.zip'))).toBe(true);

    await drive.command('观察记录.zip', 'details');
    await drive.dialog
      .getByRole('button', { name: drive.text('drive.version.restore', { version: '1' }) })
      .click();
    await expect(versions.getByRole('listitem')).toHaveCount(3);
    await drive.closeDialog();
    expect(first.equals(await drive.save('观察记录.zip'))).toBe(true);

    await drive.command('观察记录.zip', 'remove');
    await expect(drive.row('观察记录.zip')).toHaveCount(0);
    await drive.place(drive.text('drive.space.bin'));
    await drive.command('观察记录.zip', 'purge');
    const ask = page.getByRole('alertdialog');
    await expect(ask).toContainText(drive.text('drive.purge.text'));
    await ask.getByRole('button', { name: drive.text('drive.purge.confirm') }).click();
    await expect(drive.row('观察记录.zip')).toHaveCount(0);
    await page.reload();
    await expect(drive.rows.first()).toBeVisible();
    await expect(drive.row('观察记录.zip')).toHaveCount(0);
  },
);

test('when a share is new, then its place has a badge until it was opened; ended, nobody sees the file any more', {
  tag: ['@once'],
}, async ({ page, signedInAs, language }) => {
  const drive = new DrivePage(page, language);
  const nav = page.getByRole('navigation', { name: drive.text('drive.space.label') });
  const badge = nav.getByLabel(drive.text('drive.space.news', { count: '1' }));
  await signedInAs('s.zhoule');
  await drive.open('spm');
  // What the demo shares is no news any more.
  await drive.place(drive.text('drive.space.shared'));
  await expect(drive.row('读书活动')).toBeVisible();

  await signedInAs('t.zhou');
  await drive.open('tm');
  await drive.createFolder('家长会');
  await drive.command('家长会', 'share');
  await drive.dialog.getByRole('searchbox').fill('三年级');
  await drive.dialog.getByRole('button', { name: '三年级 (2)班' }).first().click();
  await drive.dialog.getByLabel(drive.text('drive.share.until')).fill('2099-12-31');
  await drive.dialog.getByRole('button', { name: drive.text('drive.share.submit'), exact: true }).click();
  const shares = drive.dialog.getByRole('list', { name: drive.text('drive.share.list') });
  await expect(shares).toContainText(drive.text('drive.share.ends', { day: '2099-12-31' }));

  await signedInAs('s.zhoule');
  await drive.open('spm');
  await expect(badge).toBeVisible();
  await drive.place(drive.text('drive.space.shared'));
  await expect(drive.row('家长会')).toBeVisible();
  await expect(badge).toHaveCount(0);
  await page.reload();
  await expect(drive.row('家长会')).toBeVisible();
  await expect(badge).toHaveCount(0);

  await signedInAs('t.zhou');
  await drive.open('tm');
  await drive.command('家长会', 'share');
  await shares.getByRole('button', { name: drive.text('drive.share.end') }).click();
  await expect(drive.dialog.getByText(drive.text('drive.share.none'))).toBeVisible();
  await signedInAs('s.zhoule');
  await drive.open('spm');
  await drive.place(drive.text('drive.space.shared'));
  await expect(drive.row('读书活动')).toBeVisible();
  await expect(drive.row('家长会')).toHaveCount(0);
});

test('when the drive cannot be reached, then each place says so and offers another attempt, and nothing typed is lost', {
  tag: ['@once'],
}, async ({ page, context, signedInAs, language, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Error: offline/);
  const drive = new DrivePage(page, language);
  const view = wordsOf('shell/kit/query-view', language);
  const retry = page.getByRole('button', { name: view.text('query.state.retry') });
  await signedInAs('t.zhou');
  const refuse = { status: 503, contentType: 'application/json', body: '{}' };
  await page.route('**/api/drive/list?*', (route) => route.fulfill(refuse));
  await drive.open('tm');
  await expect(retry).toBeVisible();
  await page.unroute('**/api/drive/list?*');
  await retry.click();
  await expect(drive.rows).toHaveCount(3);

  await drive.button('drive.name.create').first().click();
  await drive.dialog.getByRole('textbox').fill('没有网络');
  await context.setOffline(true);
  await drive.dialog.getByRole('button', { name: drive.text('drive.name.save'), exact: true }).click();
  await expect(drive.dialog.getByRole('alert')).toBeVisible();
  await expect(drive.dialog.getByRole('textbox')).toHaveValue('没有网络');
  await context.setOffline(false);
  await drive.dialog.getByRole('button', { name: drive.text('drive.name.save'), exact: true }).click();
  await expect(drive.row('没有网络')).toHaveCount(1);

  await context.setOffline(true);
  await drive.place(drive.text('drive.space.school'));
  await expect(retry).toBeVisible();
  await page.goBack();
  await expect(drive.row('没有网络')).toBeVisible();
  await page.goForward();
  // With the network, the list comes by itself.
  await context.setOffline(false);
  await expect(drive.rows.first()).toBeVisible();
  await expect(drive.row('没有网络')).toHaveCount(0);
});
