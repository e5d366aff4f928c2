import { manifest } from '../../remotes/administration/manifest.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage } from '../pages/administration-page.ts';

test.use({ ownPortal: true });

test(
  'when an administrator keeps the classes of her school, then people follow a rename, and a class closes when nobody is in it',
  { tag: ['@core', '@screens', '@two-ways'] },
  async ({ page, signedInAs, frame, peoplePage, language }, info) => {
    const place = new AdministrationPage(page, language);
    await signedInAs('ps.admin');
    await page.goto('/desktop/home');
    await frame.userButton.click();
    await frame.entryOf(manifest).click();
    await expect(place.current).toHaveText(place.section('overview'));
    await place.goTo(place.section('classes'));
    await place.list.waitFor();
    await expect(place.current).toHaveText(place.section('classes'));
    await expect(place.row('三年级 (2)班')).toContainText('周敏 Zhou Min');
    await checkScreen(page, info, 'classes');

    await place.button('administration.classes.create').click();
    await place.field('gradeName').fill('六年级');
    await place.button('administration.form.add', place.form).click();
    await expect(place.field('className')).toBeFocused();
    await place.field('className').fill('(1)班');
    await checkScreen(page, info, 'class-form');
    await place.button('administration.form.add', place.form).click();
    await expect(place.form).toBeHidden();
    await expect(place.row('六年级 (1)班')).toBeVisible();

    await place.choose('六年级 (1)班', 'teachers');
    await place.form.getByRole('searchbox').fill('zhoumin');
    await place.form
      .getByRole('button', { name: place.about('administration.teachers.add', '周敏 Zhou Min') })
      .click();
    await place.form
      .getByLabel(place.about('administration.teachers.subjectOf', '周敏 Zhou Min'))
      .fill('语文');
    await checkScreen(page, info, 'class-teachers');
    await place.button('administration.form.save', place.form).click();
    await expect(place.form).toBeHidden();
    await expect(place.row('六年级 (1)班')).toContainText('周敏 Zhou Min');

    await place.search.fill('三年级(2)');
    await expect(place.row('六年级 (1)班')).toBeHidden();
    await place.choose('三年级 (2)班', 'edit');
    await place.field('className').fill('(8)班');
    await place.button('administration.form.save', place.form).click();
    await expect(place.form).toBeHidden();
    await place.search.fill('三年级(8)');
    await place.row('三年级 (8)班').waitFor();

    await place.choose('三年级 (8)班', 'close');
    await place.button('administration.action.close', place.question).click();
    await expect(
      page.getByText(/班级里还有 \d+ 人|(?:people are|person is) still in this class/).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await place.search.fill('六年级');
    await place.choose('六年级 (1)班', 'close');
    await place.button('administration.action.close', place.question).click();
    await expect(place.question).toBeHidden();
    await expect(place.row('六年级 (1)班')).toContainText(place.words.text('administration.status.closed'));
    await place.choose('六年级 (1)班', 'reopen');
    await checkScreen(page, info, 'class-reopen');
    await place.button('administration.action.reopen', place.question).click();
    await expect(place.row('六年级 (1)班')).toContainText(place.words.text('administration.status.open'));

    await peoplePage.open();
    await peoplePage.find('s.zhoule');
    await expect(peoplePage.row('s.zhoule')).toContainText('三年级 (8)班');
  },
);

test(
  'when a new school year becomes the current one, then it is the only one, and days that overlap are refused',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, language }, info) => {
    const place = new AdministrationPage(page, language);
    await signedInAs('ps.admin');
    await place.open();
    await place.goTo(place.section('years'));
    await place.years.waitFor();
    await checkScreen(page, info, 'school-years');
    await place.button('administration.years.create').click();
    await place.yearField('name').fill('2040–2041');
    await place.yearField('beginsOn').fill('2000-09-01');
    await place.yearField('endsOn').fill('2041-08-31');
    await place.button('administration.form.add', place.form).click();
    await expect(place.yearField('beginsOn')).toHaveAttribute('aria-invalid', 'true');
    await place.yearField('beginsOn').fill('2040-09-01');
    await place.form.getByRole('checkbox').check();
    await checkScreen(page, info, 'school-year-form');
    await place.button('administration.form.add', place.form).click();
    await expect(place.form).toBeHidden();
    const current = place.years.getByText(place.words.text('administration.years.current'), { exact: true });
    await expect(current).toHaveCount(1);
    const year = place.years
      .getByRole('row')
      .or(place.years.getByRole('listitem'))
      .filter({ hasText: '2040–2041' });
    await expect(year).toContainText(place.words.text('administration.years.current'));
  },
);

test('when an administrator of a bureau opens the place, then she keeps the classes of the school that she chooses', {
  tag: ['@two-ways'],
}, async ({ page, signedInAs, language }) => {
  const place = new AdministrationPage(page, language);
  await signedInAs('bureau.admin');
  await place.open();
  await page.getByLabel(place.words.text('administration.unit.label'), { exact: true }).selectOption('U2002');
  await expect(place.row('初二 (5)班')).toBeVisible();
  await expect(place.row('三年级 (2)班')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/classes\?unit=U2002/);
  await place.goTo(place.section('years'));
  await place.years.waitFor();
  await expect(page).toHaveURL(/#\/years\?unit=U2002/);
});
