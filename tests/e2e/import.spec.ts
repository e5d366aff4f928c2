import type { Page } from '@playwright/test';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';
import { openUploadPanel } from '../pages/upload-panel.ts';

test.use({ ownPortal: true });

const header = '学号,姓名,身份,年级,班级,手机';

function fileOf(...rows: readonly string[]): { name: string; mimeType: string; buffer: Buffer } {
  return { name: '学生.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\r\n')) };
}

function chooseOf({ words }: AdministrationPage): string {
  const name = words.text('administration.import.kind.people');
  return words.text('administration.import.chooseOf').replace('{name}', name);
}

async function bring(page: Page, place: AdministrationPage, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.locator(`input[type=file][aria-label="${chooseOf(place)}"]`).setInputFiles(file);
  await place.button('administration.import.preview').waitFor();
}

test(
  'when an administrator brings a file of pupils, then she sees what would change, writes it, and the same file changes nothing',
  { tag: ['@core', '@screens', '@two-ways'] },
  async ({ page, signedInAs, language, peoplePage }, info) => {
    const place = new AdministrationPage(page, language);
    const file = fileOf(
      '20260001,钱一一,学生,三年级,(2)班,',
      '20260002,钱二二,学生,三年级,(2)班,13900000002',
      '20260003,钱三三,校长,三年级,(2)班,',
      '20260001,钱四四,学生,三年级,(2)班,',
    );
    await signedInAs('ps.admin');
    await page.goto(`${administrationPath}#/import`);
    await page.getByRole('button', { name: chooseOf(place) }).waitFor();
    await checkScreen(page, info, 'import');

    await bring(page, place, file);
    // The page itself says how the import goes on.
    await expect(openUploadPanel(page, language).panel).toBeHidden();
    await checkScreen(page, info, 'import-columns');
    await place.button('administration.import.preview').click();
    const rows = page
      .getByRole('table', { name: place.words.text('administration.import.rows') })
      .or(page.getByRole('list', { name: place.words.text('administration.import.rows') }));
    await expect(rows).toContainText('钱二二');
    await expect(rows).toContainText(place.words.text('administration.import.problem.user_type_unknown'));
    await checkScreen(page, info, 'import-preview');

    await place.button('administration.import.run').click();
    await checkScreen(page, info, 'import-question');
    await place.button('administration.import.run', place.question).click();
    await expect(page.getByText(place.words.text('administration.import.verdict.done'))).toBeVisible();
    await peoplePage.open();
    await peoplePage.find('钱二二');
    await expect(page.getByText('钱二二').first()).toBeVisible();

    await page.goto(`${administrationPath}#/import`);
    await bring(page, place, fileOf('20260002,钱二二,学生,三年级,(2)班,13900000002'));
    await place.button('administration.import.preview').click();
    await expect(page.getByText(/没有需要写入的变更|There is nothing to write/)).toBeVisible();
  },
);
