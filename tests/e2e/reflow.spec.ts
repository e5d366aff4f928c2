import type { Page } from '@playwright/test';
import { test } from '../fixtures/index.ts';
import { checkLargeText } from '../fixtures/large-text.ts';
import { checkNarrow, checkReflow } from '../fixtures/reflow.ts';
import { developerTour, schoolTour } from '../tours/school-tour.ts';
import type { Sight, Tour } from '../tours/sight.ts';
import { takeTour } from '../tours/take-tour.ts';
import { teacherTour } from '../tours/teacher-tour.ts';
import { tours } from '../tours/tours.ts';
import { visitorTour } from '../tours/visitor-tour.ts';

const tag = '@once';

/** Large text first: afterwards the window is again as narrow as the tours expect it. */
async function checkBoth(page: Page, sight: Sight): Promise<void> {
  await checkLargeText(page, sight);
  await checkReflow(page, sight);
}

// English words are longer, Chinese lines break anywhere: what large text does to English words, it does to no Chinese line.
// A screen that holds the English words holds the Chinese ones: in Chinese, the narrowest window of those who see most is enough.
const inChinese = { 't.zhou': teacherTour, 'ps.admin': schoolTour };

for (const [language, check, sizes, toured] of [
  ['zh-CN', checkNarrow, 'at 320 px', inChinese],
  ['en', checkBoth, 'at 320 px, at 200 %, on a tablet and with large text', tours],
] as const) {
  test.describe(language, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, language });

    for (const [login, tour] of Object.entries<Tour>(toured)) {
      test(`${sizes}, nothing of what ${login} sees is lost or too small for a finger`, { tag }, async ({
        page,
        signedInAs,
      }) => {
        test.setTimeout(300_000);
        await signedInAs(login);
        await takeTour({ page, language }, tour, check);
      });
    }

    test(`${sizes}, nothing of what visitors see is lost or too small for a finger`, { tag }, ({ page }) =>
      takeTour({ page, language }, visitorTour, check),
    );

    if (language === 'zh-CN') return;
    test.describe('with an app of her own', () => {
      test.use({ ownPortal: true });

      test(`${sizes}, nothing of the developer centre is lost or too small for a finger`, { tag }, async ({
        page,
        signedInAs,
      }) => {
        test.setTimeout(300_000);
        await signedInAs('ps.admin');
        await takeTour({ page, language }, developerTour, check);
      });
    });
  });
}
