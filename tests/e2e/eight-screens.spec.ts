import { findViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/index.ts';
import { checkPhones } from '../fixtures/reflow.ts';
import { administrationPath } from '../pages/administration-page.ts';
import { peoplePath } from '../pages/people-page.ts';
import { goTo } from '../tours/sight.ts';

// Screens that most people see. Tours show all of them.
const ofTeachers = ['/desktop/home', '/messages', '/pages/base/pc_drive_tm/index.html', '/account'];
const ofAdministrators = [peoplePath, `${administrationPath}#/classes`, `${administrationPath}#/apps`];

test('when eight screens are opened, then axe finds nothing', { tag: ['@core', '@once'] }, async ({
  page,
  signedInAs,
}) => {
  const examine = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      await goTo(page, path);
      expect.soft(await findViolations(page), path).toEqual([]);
    }
  };
  await examine(['/login']);
  await signedInAs('t.zhou');
  await examine(ofTeachers);
  await signedInAs('ps.admin');
  await examine(ofAdministrators);
});

for (const language of ['zh-CN', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, hasTouch: true });

    test('when a phone is 390 or 320 px wide, then a teacher loses nothing', {
      tag: ['@core', '@once'],
    }, async ({ page, signedInAs }) => {
      await goTo(page, '/login');
      await checkPhones(page, { name: '/login' });
      await signedInAs('t.zhou');
      for (const path of ofTeachers) {
        await goTo(page, path);
        await checkPhones(page, { name: path });
      }
    });
  });
}
