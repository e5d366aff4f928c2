import { expect, type Page } from '@playwright/test';
import { DrivePage } from '../pages/drive-page.ts';
import { closeTop, dialog, type Tour, waitUntilStill } from './sight.ts';

/** For t.zhou: her files as a list, chosen, as tiles, and the dialogs about them. */
export const driveTour: Tour = async function* ({ page, language }) {
  const drive = new DrivePage(page, language);
  await drive.open('tm');
  await drive.rows.first().waitFor();
  await waitUntilStill(page);
  yield { name: 'drive' };
  await drive.command('读书活动', 'share');
  await waitUntilFilled(page);
  yield { name: 'sharing', part: dialog };
  await closeTop(page);
  await drive.command('读书活动', 'details');
  await waitUntilFilled(page);
  yield { name: 'details of a folder', part: dialog };
  await closeTop(page);
  // The layout is kept for the user, whom another tour may show at the same time.
  const asGrid = drive.button('drive.layout.grid');
  const asList = drive.button('drive.layout.list');
  await asGrid.or(asList).waitFor();
  if (await asGrid.isVisible()) await asGrid.click();
  await asList.waitFor();
  await drive.rows.first().getByRole('checkbox').check();
  yield { name: 'drive, tiles and a choice' };
  await asList.click();
};

/** What lies over the page has all its answers; the page below it counts for nobody. */
async function waitUntilFilled(page: Page): Promise<void> {
  await page.locator(dialog).waitFor();
  await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0);
}
