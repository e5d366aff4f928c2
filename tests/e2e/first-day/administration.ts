import { expect } from '../../fixtures/index.ts';
import { type AdministrationPage, administrationPath } from '../../pages/administration-page.ts';
import type { SchoolFile } from './school-files.ts';

/** Opens a section as if from a bookmark. */
export async function openSection({ page }: AdministrationPage, section: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${administrationPath}#/${section}`);
}

/** The year that runs, as the school's first one. */
export async function createSchoolYear(place: AdministrationPage): Promise<void> {
  await openSection(place, 'years');
  await place.button('administration.years.create').first().click();
  await place.yearField('name').fill('2026–2027');
  await place.yearField('beginsOn').fill('2026-09-01');
  await place.yearField('endsOn').fill('2027-08-31');
  await place.form.getByRole('checkbox').check();
  await place.button('administration.form.add', place.form).click();
  await expect(place.form).toBeHidden();
}

/** Brings a file through the wizard to its preview. */
export async function compareFile(
  place: AdministrationPage,
  kind: 'people' | 'classes' | 'teaching' | 'family',
  file: SchoolFile,
): Promise<void> {
  const { page, words } = place;
  await openSection(place, 'import');
  const name = words.text(`administration.import.kind.${kind}`);
  const label = words.text('administration.import.chooseOf').replace('{name}', name);
  await page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(file);
  await place.button('administration.import.preview').click();
  await expect(place.button('administration.import.run')).toBeVisible({ timeout: 120_000 });
}

/** Runs what was compared, to its end. */
export async function runImport(place: AdministrationPage): Promise<void> {
  await place.button('administration.import.run').click();
  await place.button('administration.import.run', place.question).click();
  const done = place.page.getByText(place.words.text('administration.import.verdict.done'));
  await expect(done).toBeVisible({ timeout: 120_000 });
}

/** Opens an app for the pupils of one grade, and for nobody else. */
export async function openForGrade(place: AdministrationPage, code: string, grade: string): Promise<void> {
  await openSection(place, 'apps');
  await place.app(code).getByRole('button').filter({ hasText: /./ }).first().click();
  await place.form.getByText(place.words.text('administration.apps.some'), { exact: true }).click();
  for (const name of [place.words.text('administration.apps.pupils'), grade])
    await place.form.getByRole('checkbox', { name, exact: true }).check();
  await place.button('administration.form.save', place.form).click();
  await expect(place.form).toBeHidden();
  await expect(place.app(code)).toContainText(grade);
}
