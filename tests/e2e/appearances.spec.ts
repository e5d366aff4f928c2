import type { Page } from '@playwright/test';
import { checkInEveryAppearance } from '../fixtures/appearances.ts';
import { test } from '../fixtures/index.ts';
import { developerTour } from '../tours/school-tour.ts';
import type { Tour } from '../tours/sight.ts';
import { takeTour } from '../tours/take-tour.ts';
import { tours } from '../tours/tours.ts';

const tag = ['@once', '@J01', '@J07', '@J09'];

async function checkTour(page: Page, tour: Tour): Promise<void> {
  // What is worn here is nobody's choice: the next page would save it.
  await page.route('**/bff/prefs', (route) =>
    route.fulfill({ json: { status: 200, code: 'ok', message: '', data: {} } }),
  );
  await takeTour({ page, language: 'zh-CN' }, tour, checkInEveryAppearance);
}

for (const [login, tour] of Object.entries(tours)) {
  test(`in every theme and display mode, what ${login} sees passes axe`, { tag }, async ({
    page,
    signedInAs,
  }) => {
    test.setTimeout(300_000);
    await signedInAs(login);
    await checkTour(page, tour);
  });
}

test.describe('with an app of her own', () => {
  test.use({ ownPortal: true });

  test('in every theme and display mode, the developer centre passes axe', { tag }, async ({
    page,
    signedInAs,
  }) => {
    test.setTimeout(300_000);
    await signedInAs('ps.admin');
    await checkTour(page, developerTour);
  });
});
