import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage } from '../pages/administration-page.ts';

test.use({ ownPortal: true });

test(
  'when an administrator ends a school year, then classes go up and leavers are out, and undoing brings all back',
  { tag: ['@core', '@screens', '@two-ways'] },
  async ({ page, signedInAs, peoplePage, language }, info) => {
    const place = new AdministrationPage(page, language);
    const word = (id: string): string => place.words.text(`administration.yearEnd.${id}`);
    const about = (id: string, name: string): string => place.about(`administration.yearEnd.${id}`, name);
    await signedInAs('ps.admin');
    await place.open();
    await place.goTo(place.section('years'));
    await place.years.waitFor();
    await page.getByRole('button', { name: word('open'), exact: true }).click();
    const lines = page
      .getByRole('table', { name: word('caption') })
      .or(page.getByRole('list', { name: word('caption') }));
    await expect(lines.getByLabel(about('gradeNameOf', '三年级 (2)班'))).toHaveValue('四年级');
    await checkScreen(page, info, 'year-end');

    await lines.getByLabel(about('outcomeOf', '五年级 (1)班')).selectOption('leave');
    const line = lines.getByRole('row').or(lines.getByRole('listitem')).filter({ hasText: '三年级 (2)班' });
    await line.getByRole('button').click();
    await place.form
      .getByLabel(about('pupilDoes', '周乐 Zhou Le'))
      .selectOption({ label: about('staysIn', '三年级 (2)班') });
    await checkScreen(page, info, 'year-end-pupils');
    await place.form.getByRole('button', { name: word('close'), exact: true }).click();

    // What was said outlives a reload.
    await page.reload();
    await expect(lines.getByLabel(about('outcomeOf', '五年级 (1)班'))).toHaveValue('leave');
    await page
      .getByRole('main')
      .getByRole('button', { name: word('run'), exact: true })
      .click();
    await checkScreen(page, info, 'year-end-question');
    await place.question.getByRole('button', { name: word('run'), exact: true }).click();
    const undo = page.getByRole('button', { name: word('undo'), exact: true });
    await expect(undo).toBeVisible();
    await checkScreen(page, info, 'year-end-done');

    await place.goTo(place.section('classes'));
    await expect(place.row('四年级 (2)班')).toContainText('周敏 Zhou Min');
    await expect(
      place.row('五年级 (1)班').filter({ hasText: place.words.text('administration.status.closed') }),
    ).toHaveCount(1);
    await peoplePage.open();
    await peoplePage.find('s.zhoule');
    await expect(peoplePage.row('s.zhoule')).toContainText('三年级 (2)班');

    await page.goto('/pages/base/pc_admin_tm/index.html#/years?end=1');
    await undo.click();
    await place.question.getByRole('button', { name: word('undo'), exact: true }).click();
    await expect(page.getByText(place.words.pattern('administration.yearEnd.undone'))).toBeVisible();
    await place.goTo(place.section('classes'));
    await expect(place.row('三年级 (2)班')).toContainText('周敏 Zhou Min');
    await expect(place.row('四年级 (2)班')).toHaveCount(0);
  },
);
