import { test } from '../fixtures/index.ts';
import { checkReflow } from '../fixtures/reflow.ts';
import { developerTour } from '../tours/school-tour.ts';
import { takeTour } from '../tours/take-tour.ts';
import { tours } from '../tours/tours.ts';
import { visitorTour } from '../tours/visitor-tour.ts';

const tag = '@once';
const sizes = 'at 320 px, at 200 % and on a tablet';

// English words are longer, Chinese lines break anywhere.
for (const language of ['zh-CN', 'en'] as const) {
  test.describe(language, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, language });

    for (const [login, tour] of Object.entries(tours)) {
      test(`${sizes}, nothing of what ${login} sees is lost or too small for a finger`, { tag }, async ({
        page,
        signedInAs,
      }) => {
        test.setTimeout(300_000);
        await signedInAs(login);
        await takeTour({ page, language }, tour, checkReflow);
      });
    }

    test(`${sizes}, nothing of what visitors see is lost or too small for a finger`, { tag }, ({ page }) =>
      takeTour({ page, language }, visitorTour, checkReflow),
    );

    test.describe('with an app of her own', () => {
      test.use({ ownPortal: true });

      test(`${sizes}, nothing of the developer centre is lost or too small for a finger`, { tag }, async ({
        page,
        signedInAs,
      }) => {
        test.setTimeout(300_000);
        await signedInAs('ps.admin');
        await takeTour({ page, language }, developerTour, checkReflow);
      });
    });
  });
}
