import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

test('when an administrator exports people, then the file has all whom the filters leave, in the language of the page', {
  tag: ['@core', '@N09'],
}, async ({ page, language, signedInAs, peoplePage }) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  const words = wordsOf('shell/kit/export', language);
  const button = page.getByRole('button', { name: words.text('kit.export.label'), exact: true });
  await peoplePage.find('t.');
  await expect(page).toHaveURL(/[?&]q=t/);
  const downloading = page.waitForEvent('download');
  await button.click();
  // Busy at once, and nothing that can be pressed again.
  await expect(page.getByRole('button', { name: words.text('kit.export.cancel') })).toBeVisible();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await file.path())));
  const [head, ...rows] = sheets[0]?.rows ?? [];
  expect(head?.[0]).toBe(peoplePage.words.text('people.list.column.name'));
  // More than a page of the list.
  expect(rows.length).toBeGreaterThan(30);
  const found = rows.find(([, loginName]) => loginName === 't.wu');
  expect(found?.[2]).toBe(peoplePage.words.text('people.type.2'));
  expect(rows.every((row) => row.some((cell) => String(cell).includes('t.')))).toBe(true);
  await expect(button).toBeEnabled();
});
