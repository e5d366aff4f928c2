import { DesktopPage } from '../pages/desktop-page.ts';
import { FamilyPage } from '../pages/family-page.ts';
import { closeTop, dialog, goTo, type Tour, waitUntilStill } from './sight.ts';

/** For p.zhou, who has two children. */
export const parentTour: Tour = async function* ({ page, language }) {
  // Not until it stands still: the dialog takes the page below away from who looks for a heading.
  await page.goto('/desktop/home');
  await new FamilyPage(page, language).childDialog.waitFor();
  yield { name: 'choice of a child', part: dialog };
  await closeTop(page);
  await new DesktopPage(page, language).apps.first().waitFor();
  yield { name: 'desktop of a parent' };
  await goTo(page, '/family');
  yield { name: 'children' };
};

/** For s.zhouan, to whom something is announced. */
export const studentTour: Tour = async function* ({ page, language }) {
  await goTo(page, '/desktop/home');
  await new DesktopPage(page, language).apps.first().waitFor();
  await waitUntilStill(page);
  yield { name: 'desktop of a student' };
};
