import { readFileSync } from 'node:fs';
import { rosterOf, smallSchool } from '../../platform/import/testing/roster-set.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';

test.use({ ownPortal: true });

test(
  'when an administrator brings a set of OneRoster, then she sees what would change, writes it, and exports her school the same way',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, language, peoplePage }, info) => {
    const place = new AdministrationPage(page, language);
    const name = place.words.text('administration.import.kind.roster');
    const choose = place.words.text('administration.import.chooseOf').replace('{name}', name);
    const bring = async (): Promise<void> => {
      const buffer = await rosterOf(smallSchool);
      await page
        .locator(`input[type=file][aria-label="${choose}"]`)
        .setInputFiles({ name: 'oneroster.zip', mimeType: 'application/zip', buffer });
      await place.button('administration.import.preview').waitFor();
    };
    await signedInAs('ps.admin');
    await page.goto(`${administrationPath}#/import`);
    await page.getByRole('button', { name: choose }).waitFor();

    await bring();
    await checkScreen(page, info, 'roster-options');
    await place.button('administration.import.preview').click();
    const rows = page
      .getByRole('table', { name: place.words.text('administration.import.rows') })
      .or(page.getByRole('list', { name: place.words.text('administration.import.rows') }));
    await expect(rows).toContainText('users.csv 2');
    await expect(rows).toContainText('siteAdministrator');
    await checkScreen(page, info, 'roster-preview');
    await place.button('administration.import.run').click();
    await place.button('administration.import.run', place.question).click();
    await expect(page.getByText(place.words.text('administration.import.verdict.done'))).toBeVisible();
    await peoplePage.open();
    await peoplePage.find('Ann Lee');
    await expect(page.getByText('Ann Lee').first()).toBeVisible();

    await page.goto(`${administrationPath}#/import`);
    await page.getByRole('button', { name: place.words.text('administration.import.exportOf') }).click();
    await checkScreen(page, info, 'roster-export');
    const saving = page.waitForEvent('download');
    await place.button('administration.import.exportConfirm', place.question).click();
    const file = await (await saving).path();
    expect(readFileSync(file).subarray(0, 2).toString('latin1')).toBe('PK');

    await page.goto(`${administrationPath}#/import`);
    await bring();
    await place.button('administration.import.preview').click();
    await expect(page.getByText(/没有需要写入的变更|There is nothing to write/)).toBeVisible();
  },
);
