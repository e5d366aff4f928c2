import type { Locator } from '@playwright/test';
import type { SlipAudience } from '#shared/contracts';
import type { AdministrationPage } from '../../pages/administration-page.ts';
import { openSection } from './administration.ts';

/** Makes the slips of an audience, of one class where it is one's. @returns password by login name */
export async function makePasswordSlips(
  place: AdministrationPage,
  audience: SlipAudience,
  className?: string,
): Promise<Locator> {
  const { words, form } = place;
  await openSection(place, 'family');
  await place.button('administration.passwords.title').click();
  await form.getByLabel(words.text('administration.passwords.audience')).selectOption(audience);
  if (className)
    await form
      .getByLabel(words.text('administration.column.name'), { exact: true })
      .selectOption({ label: className });
  await place.button('administration.passwords.make', form).click();
  await form.getByText(words.text('administration.passwords.once')).waitFor({ timeout: 120_000 });
  return form.getByRole('listitem');
}

/** The password on the slip of somebody. */
export async function passwordOf(slips: Locator, loginName: string): Promise<string> {
  const secret = slips.filter({ hasText: loginName }).getByText(/^\w+-\w+-\w+-\d{3}$/);
  return (await secret.textContent()) ?? '';
}

/** Makes the codes of a class. @returns the code of one pupil */
export async function makeCodes(
  place: AdministrationPage,
  className: string,
  pupil: string,
): Promise<string> {
  const { page, words, form } = place;
  await openSection(place, 'family');
  await page.getByLabel(words.text('administration.families.class')).selectOption({ label: className });
  await place.button('administration.families.makeCodes').click();
  await place.button('administration.codes.make', form).click();
  const slip = form.getByRole('listitem').filter({ hasText: pupil });
  return (await slip.getByText(/^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}$/).textContent()) ?? '';
}
