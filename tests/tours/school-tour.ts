import { expect } from '@playwright/test';
import { registerApp } from '../fixtures/register-app.ts';
import { wordsOf } from '../fixtures/words.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';
import { DevelopersPage } from '../pages/developers-page.ts';
import { PeoplePage } from '../pages/people-page.ts';
import { closeTop, dialog, type Tour, waitUntilStill } from './sight.ts';

/** For ps.admin: people, account, and the sections of administration. */
export const schoolTour: Tour = async function* ({ page, language }) {
  const people = new PeoplePage(page, language);
  await people.open();
  await waitUntilStill(page);
  yield { name: 'people' };
  await people.create.click();
  await people.createSave.click();
  await people.form.waitFor();
  yield { name: 'new person', part: dialog };
  await closeTop(page);
  await people.find('t.wu');
  await people.choose('t.wu', 'disable');
  await page.getByRole('alertdialog').waitFor();
  yield { name: 'question before disabling', part: dialog };
  await closeTop(page);

  const account = new AccountPage(page, language);
  for (const section of ['sessions', 'apps', 'password', 'activity'] as const) {
    await account.open(section);
    await waitUntilStill(page);
    yield { name: `account, ${section}` };
  }
  for (const view of ['sessions', 'audit'] as const) {
    await account.openUnit(view);
    await waitUntilStill(page);
    yield { name: `accounts of the unit, ${view}` };
  }

  const place = new AdministrationPage(page, language);
  for (const section of ['overview', 'classes', 'years', 'apps', 'roles'] as const) {
    await page.goto(`${administrationPath}#/${section}`);
    await expect(place.current).toHaveText(place.section(section));
    await waitUntilStill(page);
    yield { name: `administration, ${section}` };
  }
};

/** For ps.admin: the developer centre. */
export const developerTour: Tour = async function* ({ page, language }) {
  const centre = new DevelopersPage(page, language);
  await centre.open();
  const clientId = await registerApp(page, new URL(page.url()).origin);
  await centre.open('#/clients?view=all');
  await centre.list('all').waitFor();
  await waitUntilStill(page);
  yield { name: 'apps' };
  for (const section of [
    'overview',
    'settings',
    'secrets',
    'units',
    'owners',
    'log',
    'try',
    'start',
  ] as const) {
    await centre.open(`#/clients/${clientId}/${section}`);
    await page
      .getByRole('link', { name: centre.words.text(`developers.section.${section}`), exact: true })
      .and(page.locator('[aria-current=page]'))
      .waitFor();
    await waitUntilStill(page);
    yield { name: `app, ${section}` };
  }
  await centre.open('#/register');
  await centre.address(1).fill('http://books.example/#x');
  await centre.button('developers.register.create').click();
  yield { name: 'registration' };
  await centre.open('#/api?q=clients');
  await page.locator('summary').nth(1).click();
  yield { name: 'API reader' };
  await centre.open('#/guides');
  await page.getByRole('link', { name: 'openid-client', exact: true }).waitFor();
  yield { name: 'guides' };
  await page.getByRole('link', { name: 'openid-client', exact: true }).click();
  await centre.heading('openid-client').waitFor();
  yield { name: 'guide' };
};

/** For a.fault, who renews licences. */
export const licenceTour: Tour = async function* ({ page, language }) {
  const words = wordsOf('remotes/licences', language);
  await page.goto('/licences');
  await page.getByText(words.text('licences.status.expired'), { exact: true }).first().waitFor();
  await waitUntilStill(page);
  yield { name: 'licences of a school' };
  await page.getByRole('button', { name: words.text('licences.renew.open'), exact: true }).click();
  await page
    .locator(dialog)
    .getByRole('button', { name: words.text('licences.renew.submit'), exact: true })
    .click();
  yield { name: 'renewal', part: dialog };
};
