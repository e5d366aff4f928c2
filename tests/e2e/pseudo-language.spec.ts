import type { Page } from '@playwright/test';
import { checkBracketed, watchSentData } from '../fixtures/bracketed.ts';
import { test } from '../fixtures/index.ts';
import { checkWordsFit } from '../fixtures/reflow.ts';
import { developerTour } from '../tours/school-tour.ts';
import type { Tour } from '../tours/sight.ts';
import { takeTour } from '../tours/take-tour.ts';
import { tours } from '../tours/tours.ts';
import { visitorTour } from '../tours/visitor-tour.ts';

const language = 'en-XA';
const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

test.use({ viewport: { width: 1366, height: 768 } });

test.beforeEach(async ({ context, portal }) => {
  await context.addCookies([{ name: 'portal-lang', value: language, url: portal.url, sameSite: 'Lax' }]);
});

/** Every word is translated, and a longer one has room on a computer and on a phone. */
async function takeLongTour(page: Page, tour: Tour): Promise<void> {
  const sent = watchSentData(page.context());
  await takeTour({ page, language }, tour, async (_, sight) => {
    await checkBracketed(page, sight, sent);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await checkWordsFit(page, sight);
    }
  });
}

for (const [login, tour] of Object.entries(tours)) {
  test(`in the pseudo-language, every word that ${login} sees is translated, and none is cut`, {
    tag: '@once',
  }, async ({ page, signedInAs }) => {
    test.setTimeout(300_000);
    await signedInAs(login);
    await takeLongTour(page, tour);
  });
}

test(
  'in the pseudo-language, every word that visitors see is translated, and none is cut',
  {
    tag: '@once',
  },
  ({ page }) => takeLongTour(page, visitorTour),
);

test.describe('with an app of her own', () => {
  test.use({ ownPortal: true });

  test('in the pseudo-language, every word of the developer centre is translated, and none is cut', {
    tag: '@once',
  }, async ({ page, signedInAs }) => {
    test.setTimeout(300_000);
    await signedInAs('ps.admin');
    await takeLongTour(page, developerTour);
  });
});
