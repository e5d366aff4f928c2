import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

test(
  'when the administrator of a bureau comes home, then each school says how it stands, and leads to its licences',
  {
    tag: ['@screens', '@two-ways'],
  },
  async ({ page, signedInAs, desktopPage, language, problems }, info) => {
    problems.expect(/status of 503/);
    const { words } = desktopPage;
    const name =
      language === 'en'
        ? {
            faults: 'Fault Demonstration School',
            middle: 'Qingjiang No.1 Middle School',
            primary: 'Qingjiang Experimental Primary School',
          }
        : { faults: '故障演示学校', middle: '青江第一中学', primary: '青江实验小学' };
    const section = page.getByRole('region', { name: words.text('desktop.area.title'), exact: true });
    const schools = section.getByRole('listitem');
    let isBroken = true;
    await page.route('**/api/base/area/schools*', (route) =>
      isBroken ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await signedInAs('bureau.admin');
    await desktopPage.open();
    await expect(section.getByText(words.text('desktop.area.failed'))).toBeVisible();
    isBroken = false;
    await section
      .getByRole('button', { name: wordsOf('shell/kit/query-view', language).text('query.state.retry') })
      .click();
    await expect(schools).toHaveCount(3);
    await expect(section.getByText(words.text('desktop.area.failed'))).toHaveCount(0);
    await expect(schools.filter({ hasText: name.faults })).toContainText(
      language === 'en' ? '2 licences expired' : '2 项许可已到期',
    );
    await expect(schools.filter({ hasText: name.middle })).toContainText(words.text('desktop.area.calm'));
    await expect(section).toContainText(
      language === 'en' ? '3 schools, 2 need attention' : '其中 2 所需要关注',
    );
    await expect(schools.filter({ hasText: name.primary })).toContainText(
      language === 'en' ? '1 open to-do' : '1 项待办未处理',
    );
    await checkScreen(page, info, 'area-home');

    const search = section.getByRole('searchbox', { name: words.text('desktop.area.search') });
    await search.fill('zzz');
    await expect(section.getByText(words.text('desktop.area.nothingHint'))).toBeVisible();
    await search.fill('u2002');
    await expect(schools).toHaveCount(1);
    await schools.getByRole('link', { name: name.middle }).click();
    await expect(page).toHaveURL(/\/licences\?unit=U2002$/);
    await expect(
      page.getByRole('searchbox', {
        name: wordsOf('remotes/licences', language).text('licences.filter.search'),
      }),
    ).toHaveValue('U2002');
    await expect(page.getByText(name.primary)).toHaveCount(0);
    await expect(page.getByText(name.middle).first()).toBeVisible();
  },
);
