import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { checkStandsStill, openWhole, watchShifts } from '../fixtures/layout-shift.ts';
import type { FamilyPage } from '../pages/family-page.ts';
import { waitUntilStill } from '../tours/sight.ts';

const people = '/pages/base/pc_base_tm/index.html';
const developers = '/pages/base/pc_app_tm/index.html';

/** Pages of each kind of user, by login; what a user sees as another does is hers alone once. */
const pagesOf = {
  't.zhou': ['/desktop/home', '/messages', '/account', '/account#/sessions', developers],
  'p.zhou': ['/desktop/home', '/family', '/account'],
  's.zhouan': ['/desktop/home'],
  'ps.admin': [
    people,
    '/licences',
    '/appearance',
    '/announcements',
    '/announcements#/feedback',
    '/account/unit#/sessions',
  ],
  'bureau.admin': ['/desktop/home', '/licences'],
} as const;

/** Parents look at their phones; administrators work at a computer, whose layout their pages have. */
function tagsOf(login: string): string[] {
  if (login.endsWith('.admin')) return ['@soak', '@once'];
  return login.startsWith('p.') ? ['@soak', '@phone'] : ['@soak'];
}

/** A parent of several children is asked once in a session, over whichever page comes first. */
async function answerChildQuestion(page: Page, { childDialog }: FamilyPage): Promise<void> {
  await page.goto('/desktop/home');
  await childDialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(childDialog).toBeHidden();
}

for (const [login, paths] of Object.entries(pagesOf)) {
  test(`when computer and network are slow, then no page of ${login} moves while it comes`, {
    tag: tagsOf(login),
  }, async ({ page, signedInAs, familyPage }) => {
    test.setTimeout(240_000);
    await signedInAs(login);
    if (login === 'p.zhou') await answerChildQuestion(page, familyPage);
    await watchShifts(page);
    for (const path of paths) {
      await openWhole(page, path);
      await expect(page.locator('.boot')).toHaveCount(0, { timeout: 30_000 });
      await waitUntilStill(page);
      await checkStandsStill(page, path);
    }
  });
}

test('when computer and network are slow, then the sign-in page does not move while it comes', {
  tag: ['@soak', '@phone'],
}, async ({ page }) => {
  test.setTimeout(120_000);
  await watchShifts(page);
  await page.goto('/login', { timeout: 60_000 });
  await expect(page.locator('.boot')).toHaveCount(0, { timeout: 30_000 });
  await waitUntilStill(page);
  await checkStandsStill(page, '/login');
});
