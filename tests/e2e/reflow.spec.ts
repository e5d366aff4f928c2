import { test } from '../fixtures/index.ts';
import { checkReflow } from '../fixtures/reflow.ts';
import { developerTour } from '../tours/school-tour.ts';
import { takeTour } from '../tours/take-tour.ts';
import { tours } from '../tours/tours.ts';
import { visitorTour } from '../tours/visitor-tour.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

for (const [login, tour] of Object.entries(tours)) {
  test(`at 320 px, at 200 % and on a tablet, nothing of what ${login} sees is lost or too small for a finger`, {
    tag: '@once',
  }, async ({ page, signedInAs }) => {
    test.setTimeout(120_000);
    await signedInAs(login);
    await takeTour(page, tour, checkReflow);
  });
}

test(
  'at 320 px, at 200 % and on a tablet, nothing of what visitors see is lost or too small for a finger',
  {
    tag: '@once',
  },
  ({ page }) => takeTour(page, visitorTour, checkReflow),
);

test.describe('with an app of her own', () => {
  test.use({ ownPortal: true });

  test('at 320 px, at 200 % and on a tablet, nothing of the developer centre is lost or too small for a finger', {
    tag: '@once',
  }, async ({ page, signedInAs }) => {
    test.setTimeout(120_000);
    await signedInAs('ps.admin');
    await takeTour(page, developerTour, checkReflow);
  });
});
