import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/index.ts';
import { chunkPath, fileOf, largestUpload, mega, openUploadRemote } from '../fixtures/upload-remote.ts';
import { openUploadPanel as open } from '../pages/upload-panel.ts';

test.use({ ownPortal: true });

test('when files are chosen, then small ones go at once, known ones go without a byte, and large ones in chunks', {
  tag: ['@core', '@N01', '@N02', '@N03', '@phone'],
}, async ({ page, signedInAs, language }) => {
  await signedInAs('t.zhou');
  await openUploadRemote(page);
  const { words, panel, row, toggle, done, input } = open(page, language);
  await expect(panel).toBeHidden();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname.replace(/^.*\/storage\//, '')));
  const script = page.waitForResponse(/\/hash-worker\.[^/]*js$/);
  const starting = page.waitForEvent('worker');
  const small = fileOf('small.zip', 1000);
  await input('files').setInputFiles(small);
  await expect(done).toHaveText('small.zip');
  expect(calls).toContain('upload');
  await toggle.click();
  await expect(row('small.zip')).toContainText(words.text('uploads.state.done'));

  // The worker may compile WebAssembly by the policy of its own answer.
  expect((await script).headers()['content-security-policy']).toContain("script-src 'wasm-unsafe-eval'");
  const compiles = (bytes: number[]): Promise<boolean> =>
    WebAssembly.compile(new Uint8Array(bytes)).then(
      () => true,
      () => false,
    );
  const empty = [0, 97, 115, 109, 1, 0, 0, 0];
  expect(await (await starting).evaluate(compiles, empty)).toBe(true);

  calls.length = 0;
  await input('files').setInputFiles(fileOf('again.zip', small.buffer));
  await expect(row('again.zip')).toContainText(words.text('uploads.state.instant'));
  expect(calls).not.toContain('upload');

  calls.length = 0;
  await input('files').setInputFiles(fileOf('large.zip', 9 * mega));
  await expect(done).toHaveText('small.zip,again.zip,large.zip');
  expect(calls).toContain('file_piecewise/block_status');
  expect(calls.filter((call) => call === 'file_piecewise/upload').length).toBeGreaterThan(1);
  expect(await findViolations(page)).toEqual([]);
});

test('when the worker may not compile WebAssembly, then JavaScript computes the same MD5', {
  tag: ['@N01', '@once'],
}, async ({ page, signedInAs, language, problems }) => {
  problems.expect(/WebAssembly|wasm/);
  await signedInAs('t.zhou');
  // As a device in the network that replaces policies, or an old browser.
  await page.route(/\/hash-worker\.[^/]*js$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await openUploadRemote(page);
  const { done, input } = open(page, language);
  const starting = page.waitForEvent('worker');
  const checked = page.waitForRequest(/second_upload_check/);
  const file = fileOf('song.zip', 5 * mega);
  await input('files').setInputFiles(file);
  const compiles = (bytes: number[]): Promise<boolean> =>
    WebAssembly.compile(new Uint8Array(bytes)).then(
      () => true,
      () => false,
    );
  expect(await (await starting).evaluate(compiles, [0, 97, 115, 109, 1, 0, 0, 0])).toBe(false);
  const md5 = createHash('md5').update(file.buffer).digest('hex');
  expect(new URLSearchParams((await checked).postData() ?? '').get('md5')).toBe(md5);
  // The portal computes it once more when it puts the chunks together.
  await expect(done).toHaveText('song.zip');
});

test('when an upload runs, then it can be paused, resumed, put off and aborted, and what is refused says why', {
  tag: ['@N04', '@N05'],
}, async ({ page, signedInAs, language }) => {
  await signedInAs('t.zhou');
  const pass = Promise.withResolvers<void>();
  await page.route(chunkPath, async (route) => {
    await pass.promise;
    await route.fallback();
  });
  await openUploadRemote(page);
  const { words, panel, row, toggle, done, input, button } = open(page, language);
  await input('files').setInputFiles([fileOf('first.zip', 9 * mega), fileOf('second.zip', 9 * mega)]);
  await toggle.click();
  await expect(row('first.zip')).toContainText(words.text('uploads.state.uploading'));
  await button('uploads.row.pause', 'first.zip').click();
  await expect(row('first.zip')).toContainText(words.text('uploads.state.paused'));
  await expect(row('first.zip')).toContainText('%');
  // The same place resumes.
  await expect(button('uploads.row.resume', 'first.zip')).toBeFocused();
  await button('uploads.row.abort', 'second.zip').click();
  await expect(row('second.zip')).toContainText(words.text('uploads.state.aborted'));

  // Names and sizes are judged before a byte is read.
  await input('files').setInputFiles([fileOf('setup.exe', 10), fileOf('huge.zip', largestUpload + 1)]);
  await expect(row('setup.exe')).toContainText(
    words.text('uploads.refused.extension').replace('{extension}', 'exe'),
  );
  await expect(row('huge.zip')).toContainText(words.text('uploads.refused.size').replace('{size}', '10 MB'));

  pass.resolve();
  await button('uploads.row.resume', 'first.zip').click();
  await expect(done).toHaveText('first.zip');
  await button('uploads.row.retry', 'second.zip').click();
  await expect(done).toHaveText('first.zip,second.zip');
  // Without a mouse: Escape closes the list and stays at its bar.
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: words.text('uploads.all.clear') }).click();
  await expect(panel).toBeHidden();
});

test(
  'when a folder is chosen, then its files keep their path',
  { tag: ['@N06'] },
  async ({ page, signedInAs, language }, info) => {
    await signedInAs('t.zhou');
    await openUploadRemote(page);
    const { row, toggle, done, input } = open(page, language);
    const folder = info.outputPath('作业');
    mkdirSync(path.join(folder, '图片'), { recursive: true });
    writeFileSync(path.join(folder, 'a.zip'), randomBytes(50));
    writeFileSync(path.join(folder, '图片', 'b.zip'), randomBytes(50));
    await input('folder').setInputFiles(folder);
    await expect(done).toContainText('b.zip');
    await expect(done).toContainText('a.zip');
    await toggle.click();
    await expect(row('b.zip')).toContainText('Homework / 作业/图片');
  },
);

test('when the server refuses, then the row says so in words with the request, and another attempt goes on', {
  tag: ['@N08'],
}, async ({ page, signedInAs, language }) => {
  await signedInAs('t.zhou');
  await openUploadRemote(page);
  const { words, row, done, input, button } = open(page, language);
  const full = { status: 507, code: 'quota_exceeded', message: 'full', requestId: 'r-1', data: null };
  await page.route('**/zuul/api/storage/upload', (route) => route.fulfill({ json: full }));
  await input('files').setInputFiles(fileOf('a.zip', 100));
  // What needs the user opens the list.
  await expect(row('a.zip')).toContainText(words.text('uploads.failure.uploaderror'));
  await expect(row('a.zip')).toContainText('r-1');
  await page.unroute('**/zuul/api/storage/upload');
  await button('uploads.row.retry', 'a.zip').click();
  await expect(done).toHaveText('a.zip');
});

test('when the network goes, then uploads wait for it and go on', { tag: '@phone' }, async ({
  page,
  context,
  signedInAs,
  language,
}) => {
  await signedInAs('t.zhou');
  const begun = Promise.withResolvers<void>();
  let isHeld = true;
  await page.route(chunkPath, async (route) => {
    begun.resolve();
    if (isHeld) await new Promise(() => undefined);
    await route.fallback();
  });
  await openUploadRemote(page);
  const { words, row, toggle, done, input } = open(page, language);
  await input('files').setInputFiles(fileOf('a.zip', 9 * mega));
  await toggle.click();
  await begun.promise;
  await context.setOffline(true);
  await expect(row('a.zip')).toContainText(words.text('uploads.state.waiting'));
  isHeld = false;
  await context.setOffline(false);
  await expect(done).toHaveText('a.zip');
});
