import type { Locator } from '@playwright/test';
import { expect } from '../../fixtures/index.ts';
import type { AdministrationPage } from '../../pages/administration-page.ts';
import { openSection } from './administration.ts';

const manyClassesMs = 120_000;

/** Ends the school year with what the portal proposes: every grade goes up, the last one leaves. */
export async function endSchoolYear(place: AdministrationPage): Promise<void> {
  await openSection(place, 'years?end=1');
  await buttonOf(place, 'run', place.page.getByRole('main')).click();
  await buttonOf(place, 'run', place.question).click();
  await expect(buttonOf(place, 'undo')).toBeVisible({ timeout: manyClassesMs });
}

/** Brings everything back as it was. */
export async function undoSchoolYear(place: AdministrationPage): Promise<void> {
  await buttonOf(place, 'undo').click();
  await buttonOf(place, 'undo', place.question).click();
  const undone = place.page.getByText(place.words.pattern('administration.yearEnd.undone'));
  await expect(undone).toBeVisible({ timeout: manyClassesMs });
}

function buttonOf(
  { page, words }: AdministrationPage,
  id: string,
  within: Locator = page.locator('body'),
): Locator {
  return within.getByRole('button', { name: words.text(`administration.yearEnd.${id}`), exact: true });
}
