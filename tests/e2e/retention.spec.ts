import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage } from '../pages/administration-page.ts';

test(
  'when administrators read how long data are kept, then each table has its term, and a bureau sees what waits',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, language }, info) => {
    const place = new AdministrationPage(page, language);
    const name = place.words.text('administration.section.retention');
    const list = page
      .getByRole('table', { name, exact: true })
      .or(page.getByRole('list', { name, exact: true }));
    const audit = list
      .getByRole('row')
      .or(list.getByRole('listitem'))
      .filter({ hasText: /审计记录|Audit trail/ });
    await signedInAs('bureau.admin');
    await place.open();
    await place.goTo(place.section('retention'));
    await expect(audit).toContainText(/180 天后删除.*行|Deleted after 180 days.*rows?/s);
    await checkScreen(page, info, 'retention');
    await signedInAs('ps.admin');
    await page.goto('/pages/base/pc_admin_tm/index.html#/retention');
    await expect(audit).toContainText('180');
    await expect(audit).not.toContainText(/\d 行|\d rows?/);
  },
);
