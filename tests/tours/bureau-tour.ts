import { wordsOf } from '../fixtures/words.ts';
import { DesktopPage } from '../pages/desktop-page.ts';
import { dialog, goTo, type Tour, waitUntilStill } from './sight.ts';

/** For bureau.admin: how the schools stand, licences, appearance, announcements. */
export const bureauTour: Tour = async function* ({ page, language }) {
  const desktop = new DesktopPage(page, language);
  await goTo(page, '/desktop/home');
  await page
    .getByRole('region', { name: desktop.words.text('desktop.area.title'), exact: true })
    .getByRole('listitem')
    .first()
    .waitFor();
  yield { name: 'desktop of a bureau' };

  const licences = wordsOf('remotes/licences', language);
  await goTo(page, '/licences');
  const edit = page.getByRole('button', { name: licences.pattern('licences.list.editOf') }).first();
  await edit.waitFor();
  yield { name: 'licences' };
  await edit.click();
  await page.locator(dialog).waitFor();
  yield { name: 'terms', part: dialog };
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: licences.text('licences.tab.history') }).click();
  await waitUntilStill(page);
  yield { name: 'history of licences' };

  const appearance = wordsOf('remotes/appearance', language);
  await goTo(page, '/appearance');
  await page.getByRole('figure', { name: appearance.text('appearance.login.preview') }).waitFor();
  yield { name: 'appearance' };

  const announcements = wordsOf('remotes/announcements', language);
  await goTo(page, '/announcements#/feedback');
  yield { name: 'feedback of users' };
  await goTo(page, '/announcements#/list');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  yield { name: 'announcements' };
  await page
    .getByRole('button', { name: announcements.text('announcements.list.create'), exact: true })
    .click();
  await page
    .locator(dialog)
    .getByRole('button', { name: announcements.text('announcements.form.publish') })
    .click();
  yield { name: 'new announcement', part: dialog };
};
