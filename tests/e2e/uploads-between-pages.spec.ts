import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, test } from '../fixtures/index.ts';
import { chunkPath, fileOf, mega, openUploadRemote } from '../fixtures/upload-remote.ts';
import { openUploadPanel as open } from '../pages/upload-panel.ts';

test.use({ ownPortal: true });

test('when the page is loaded anew in the middle, then the same file goes on where it stopped', async ({
  page,
  signedInAs,
  language,
}, info) => {
  await signedInAs('t.zhou');
  const file = info.outputPath('term.zip');
  writeFileSync(file, randomBytes(9 * mega));
  const second = Promise.withResolvers<void>();
  let chunks = 0;
  await page.route(chunkPath, async (route) => {
    chunks += 1;
    if (chunks > 2) {
      second.resolve();
      await new Promise(() => undefined);
    }
    await route.fallback();
  });
  await openUploadRemote(page);
  const { words, panel, row, done, input } = open(page, language);
  await input('files').setInputFiles(file);
  await second.promise;
  // Bytes are on their way, so the browser asks first.
  const asked = page.waitForEvent('dialog');
  const loaded = page.reload();
  await (await asked).accept();
  await loaded;
  await expect(panel).toContainText(words.text('uploads.unfinished.help'));
  await page.unroute(chunkPath);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/file_piecewise/upload')) sent += 1;
  });
  await page
    .locator(`input[type=file][aria-label="${words.text('uploads.unfinished.pick')}"]`)
    .setInputFiles(file);
  await expect(done).toHaveText('term.zip');
  await expect(row('term.zip')).toContainText(words.text('uploads.state.done'));
  expect(sent).toBeLessThan(5);
});

test('when another tab uploads the same content, then this one waits and then has it', async ({
  page,
  context,
  signedInAs,
  language,
}) => {
  await signedInAs('t.zhou');
  await openUploadRemote(page);
  const pass = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  await page.route(chunkPath, async (route) => {
    begun.resolve();
    await pass.promise;
    await route.fallback();
  });
  const other = await context.newPage();
  await openUploadRemote(other);
  const one = open(page, language);
  const two = open(other, language);
  const content = randomBytes(9 * mega);
  await one.input('files').setInputFiles(fileOf('one.zip', content));
  await begun.promise;
  await two.input('files').setInputFiles(fileOf('two.zip', content));
  await two.toggle.click();
  await expect(two.row('two.zip')).toContainText(two.words.text('uploads.state.held'));
  pass.resolve();
  await expect(one.done).toHaveText('one.zip');
  await expect(two.done).toHaveText('two.zip');
  await expect(two.row('two.zip')).toContainText(two.words.text('uploads.state.instant'));
});

test('when the user goes in the middle of an upload, then nobody is asked, and the next user sees nothing of it', async ({
  page,
  signedInAs,
  frame,
  language,
}) => {
  await signedInAs('t.zhou');
  const begun = Promise.withResolvers<void>();
  await page.route(chunkPath, () => begun.resolve());
  await openUploadRemote(page);
  const { panel, input } = open(page, language);
  await input('files').setInputFiles(fileOf('secret.zip', 9 * mega));
  await begun.promise;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await frame.signOut();
  await expect(page).toHaveURL(/\/login/);
  expect(dialogs).toEqual([]);
  await signedInAs('t.li');
  await openUploadRemote(page);
  await expect(page.getByRole('heading', { name: 'Uploads' })).toBeVisible();
  await input('files').setInputFiles(fileOf('own.zip', 10));
  await expect(panel).toBeVisible();
  await expect(page.getByText('secret.zip')).toHaveCount(0);
});
