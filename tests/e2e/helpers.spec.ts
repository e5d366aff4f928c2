import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';
import { waitForExample } from '../tours/gallery-pages.ts';

/** The example of something that the shell gives to apps. */
async function openExample(page: Page, name: string): Promise<Locator> {
  await page.goto(`/gallery#/kit/${name}`);
  await waitForExample(page, name);
  return page.locator(`[data-example="${name}"]`);
}

test('when an app downloads by a form, then the file comes, and the form is taken out of the page', {
  tag: ['@N10'],
}, async ({ page, signedInAs, language, problems }) => {
  // A picture on its own is sandboxed, and scripts of the tests run there too.
  problems.expect(/sessionStorage.* sandboxed/);
  const words = wordsOf('remotes/gallery', language);
  await signedInAs('t.zhou');
  const example = await openExample(page, 'ExportButton');
  const form = page.locator('form[action="/api/storage/show/icon/hw.svg"]');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    example.getByRole('button', { name: words.text('gallery.sample.byForm') }).click(),
  ]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).pathname).toBe('/api/storage/show/icon/hw.svg');
  await expect(opened.locator('svg')).toBeAttached();
  await expect(form).toHaveCount(0);
});

test('when texts and names of files are checked, then each says what it can be', {
  tag: ['@N11', '@N12'],
}, async ({ page, signedInAs, language }) => {
  const words = wordsOf('remotes/gallery', language);
  await signedInAs('t.zhou');
  const example = await openExample(page, 'isIdCard');
  const accepted = example.getByRole('list', { name: words.text('gallery.check.accepted') });
  const cases = {
    '110101199003078515': ['idCard', 'contact'],
    '11010119900307851X': ['idCard'],
    '110101199002308515': ['contact'],
    'an@school.example': ['email'],
    '13800138000': ['phone', 'contact'],
    '010-6265 1234': ['contact'],
    'trip.TIF': ['image'],
    'trip.svg': [],
    'lesson.m4a': ['audioVideo'],
    'lesson.rmvb': ['audioVideo'],
    'letter.doc': [],
  } as const;
  for (const [text, checks] of Object.entries(cases)) {
    await example.getByRole('textbox').fill(text);
    await expect(accepted.getByRole('listitem')).toHaveText(
      checks.map((check) => words.text(`gallery.check.${check}`)),
    );
  }
});

test('when a flat list becomes a tree, then each item knows its level and whether its children are shown', {
  tag: ['@N13'],
}, async ({ page, signedInAs, language }) => {
  const words = wordsOf('remotes/gallery', language);
  await signedInAs('t.zhou');
  const example = await openExample(page, 'listToTree');
  const expand = example.getByRole('button', { name: words.text('gallery.tree.expand') });
  const items = example.getByRole('listitem');
  await expect(items).toHaveText([/^1\D+1\D*$/, /^2\D+1\D*$/]);
  await expand.click();
  await expect(expand).toHaveAttribute('aria-expanded', 'true');
  await expect(items).toHaveCount(4);
  await expect(items.first().getByRole('listitem')).toHaveText([/^11\D+2\D*$/, /^12\D+2\D*$/]);
});

test('when a picture is sent without its contents, then the helper says what is missing, and sends nothing', {
  tag: ['@N14'],
}, async ({ page, signedInAs, language, frame }) => {
  const words = wordsOf('remotes/gallery', language);
  await signedInAs('t.zhou');
  const example = await openExample(page, 'PictureInput');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await example.getByRole('button', { name: words.text('gallery.sample.sendNothing') }).click();
  await expect(frame.notices).toContainText('base64Str cannot be empty');
  expect(sent).not.toContain('/api/storage/upload/base64_convert_image');
});
