import { join } from 'node:path';
import { checkScreen } from '../fixtures/check-screen.ts';
import { test as base, expect, homePattern } from '../fixtures/index.ts';
import { photograph } from '../fixtures/photograph.ts';
import { readSetupAddress } from '../fixtures/read-setup-address.ts';
import { createPortalPlace, engines, type PortalPlace } from '../operations/testing/portal-place.ts';
import { runPortal } from '../operations/testing/run-portal.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';
import { FamilyPage } from '../pages/family-page.ts';
import { startBff } from '../processes/servers.ts';
import {
  administrator,
  chosenPassword,
  language,
  setUpPortal,
  signIn,
  signInFirst,
} from './first-day/accounts.ts';
import { compareFile, createSchoolYear, openForGrade, runImport } from './first-day/administration.ts';
import { createSchoolFiles, known, knownClass } from './first-day/school-files.ts';
import { makeCodes, makePasswordSlips, passwordOf } from './first-day/slips.ts';
import { createStopwatch } from './first-day/stopwatch.ts';
import { endSchoolYear, undoSchoolYear } from './first-day/year-end.ts';

const className = `${knownClass.gradeName} ${knownClass.className}`;
const drivePath = '/pages/base/pc_drive_spm/index.html';

for (const engine of engines) {
  const test = base.extend<{ place: PortalPlace }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    place: async ({}, use) => {
      const place = await createPortalPlace(engine);
      await use(place);
      await place.remove();
    },
    ownPortal: true,
    ownEnvironment: async ({ place }, use) => use({ ...place.env, DEMO: '0' }),
  });

  test(
    `when a school of 3,000 begins with an empty portal on ${engine}, then it works, its year ends, and a backup brings it back elsewhere`,
    { tag: '@once' },
    async ({ page, portal, place: home, problems }, info) => {
      test.setTimeout(600_000);
      const place = new AdministrationPage(page, language);
      const { time, write } = createStopwatch();
      const files = await createSchoolFiles();
      const shows = (screen: string) => photograph(page, info, `first-day-${screen}`);

      await time('set-up page', async () => {
        await setUpPortal(page, await readSetupAddress(portal));
        await signIn(page, administrator.loginName, administrator.password);
        await createSchoolYear(place);
      });

      await time('import', async () => {
        for (const kind of ['classes', 'people', 'teaching', 'family'] as const) {
          await compareFile(place, kind, files[kind]);
          if (kind === 'people') await shows('preview');
          await runImport(place);
        }
        await page.goto(`${administrationPath}#/overview`);
        await expect(page.getByRole('main')).toContainText('3,001');
        await checkScreen(page, info, 'first-day-overview');
      });

      const given = await time('slips', async () => {
        const pupil = await passwordOf(await makePasswordSlips(place, 'students', className), known.pupil);
        await shows('slips');
        const teacher = await passwordOf(await makePasswordSlips(place, 'teachers'), known.teacher);
        await expect(place.form.getByRole('listitem')).toHaveCount(120);
        const parent = await passwordOf(await makePasswordSlips(place, 'newParents'), known.parent);
        const code = await makeCodes(place, className, known.pupilName);
        return { pupil, teacher, parent, code };
      });

      await time('an app for one grade', () => openForGrade(place, 'drive', knownClass.gradeName));

      await time('a teacher, a pupil and a parent', async () => {
        await signInFirst(page, known.teacher, given.teacher);
        await shows('teacher');
        await signInFirst(page, known.pupil, given.pupil);
        await page.goto(drivePath);
        await expect(page).toHaveTitle(/网盘/);
        await signInFirst(page, known.parent, given.parent);
        const family = new FamilyPage(page, language);
        await page.goto('/family');
        await page
          .getByRole('button', { name: family.remoteWords.text('family.code.add'), exact: true })
          .click();
        await place.form.getByLabel(family.remoteWords.text('family.code.label')).fill(given.code);
        await place.form
          .getByRole('button', { name: family.remoteWords.text('family.code.save'), exact: true })
          .click();
        await expect(family.card(known.pupilName)).toContainText(className);
        await shows('parent');
      });

      await time('the school year ends, and is undone', async () => {
        await signIn(page, administrator.loginName, administrator.password);
        await endSchoolYear(place);
        await shows('year-end');
        await undoSchoolYear(place);
      });

      await time('backup, and restore elsewhere', async () => {
        const archive = join(info.outputPath(), 'school.tar');
        expect(await runPortal(home.env, 'backup', archive)).toMatchObject({ status: 0 });
        const elsewhere = await createPortalPlace(engine);
        expect(await runPortal(elsewhere.env, 'restore', archive)).toMatchObject({ status: 0 });
        const restored = await startBff({ ...elsewhere.env, DEMO: '0' });
        problems.expect(/./);
        await page.goto(`http://localhost:${restored.port}/login`);
        await signIn(page, known.teacher, chosenPassword);
        await expect(page).toHaveURL(homePattern);
        await restored.stop();
        await elsewhere.remove();
      });
      write(`first-day-${engine}`);
    },
  );
}
