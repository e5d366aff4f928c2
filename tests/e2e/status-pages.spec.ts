import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

for (const [what, path, status, login] of [
  ['unknown', '/pages/base/pc_nosuch_tm/index.html', 404, 't.zhou'],
  ['forbidden', '/pages/base/pc_base_tm/index.html', 403, 's.zhouan'],
] as const)
  test(`when an address is ${what}, then its page has a title of its own and a number to quote`, async ({
    page,
    signedInAs,
    problems,
    language,
  }) => {
    problems.expect(new RegExp(`status of ${status}`));
    const words = wordsOf('shell/features/startup', language);
    await signedInAs(login);
    await page.goto(path);
    const title = words.text(`startup.${what}.title`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} - `));
    await expect(page.getByText(words.pattern('startup.request.id'))).toBeVisible();
  });
