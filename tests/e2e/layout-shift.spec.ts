import { expect, test } from '../fixtures/index.ts';
import { checkStandsStill, watchShifts } from '../fixtures/layout-shift.ts';
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

/** Administrators work at a computer. */
function isForComputers(login: string): boolean {
  return login.endsWith('.admin');
}

for (const [login, paths] of Object.entries(pagesOf)) {
  const tag = isForComputers(login) ? '@once' : [];
  test(`when computer and network are slow, then no page of ${login} moves while it comes`, { tag }, async ({
    page,
    signedInAs,
  }) => {
    test.setTimeout(240_000);
    await signedInAs(login);
    await watchShifts(page);
    for (const path of paths) {
      await page.goto('about:blank');
      await page.goto(path, { timeout: 60_000 });
      await expect(page.locator('.boot')).toHaveCount(0, { timeout: 30_000 });
      await waitUntilStill(page);
      await checkStandsStill(page, path);
    }
  });
}

test('when computer and network are slow, then the sign-in page does not move while it comes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await watchShifts(page);
  await page.goto('/login', { timeout: 60_000 });
  await expect(page.locator('.boot')).toHaveCount(0, { timeout: 30_000 });
  await waitUntilStill(page);
  await checkStandsStill(page, '/login');
});
