import { type FieldText, personFields, pickText, unitFields } from '#shared/contracts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';
import { FirstPasswordPage } from '../pages/first-password-page.ts';

test.use({ ownPortal: true });

test(
  'when a bureau opens a school, then its administrator gets a password, and names the school and its campuses herself',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, language, signInPage }, info) => {
    const place = new AdministrationPage(page, language);
    const label = (field: { label: FieldText }): string => pickText(field.label, language);
    await signedInAs('bureau.admin');
    await page.goto(`${administrationPath}#/schools`);
    const schools = page
      .getByRole('table')
      .or(page.getByRole('list', { name: place.words.text('administration.section.schools') }));
    await expect(schools.getByText(/青江实验小学|Qingjiang Experimental/)).toBeVisible();
    await checkScreen(page, info, 'schools');
    await place.button('administration.schools.create').click();
    await place.button('administration.form.add', place.form).click();
    await expect(place.form.getByLabel(label(unitFields.name), { exact: true })).toBeFocused();
    await place.form.getByLabel(label(unitFields.name), { exact: true }).fill('青江第三小学');
    await place.button('administration.unit.campusAdd', place.form).click();
    await place.form
      .getByLabel(place.words.text('administration.unit.campusName').replace('{number}', '1'))
      .fill('南校区/South');
    await place.form.getByLabel(label(personFields.realName), { exact: true }).fill('方圆');
    await place.form.getByLabel(label(personFields.loginName), { exact: true }).fill('third.admin');
    await checkScreen(page, info, 'school-form');
    await place.button('administration.form.add', place.form).click();
    const secret = place.form.getByLabel(place.words.text('administration.schools.password'), {
      exact: true,
    });
    const password = await secret.inputValue();
    expect(password).not.toBe('');
    await place.button('administration.schools.done', place.form).click();
    await expect(schools.getByText('青江第三小学')).toBeVisible();
    await page.context().clearCookies();
    await signInPage.open();
    await signInPage.signIn('third.admin', password);
    await new FirstPasswordPage(page, language).heading.waitFor();
  },
);

test(
  'when an administrator opens the overview, then its figures lead to where they are kept, and the details can be changed',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, language }, info) => {
    const place = new AdministrationPage(page, language);
    await signedInAs('ps.admin');
    await page.goto(administrationPath);
    await page.getByText(place.words.text('administration.overview.jobs')).waitFor();
    await checkScreen(page, info, 'overview');
    await place.button('administration.unit.edit').click();
    await place.form.getByLabel(pickText(unitFields.enName.label, language), { exact: true }).fill('');
    await place.button('administration.unit.campusAdd', place.form).click();
    await place.form
      .getByLabel(place.words.text('administration.unit.campusName').replace('{number}', '1'))
      .fill('北校区/North');
    await checkScreen(page, info, 'unit-form');
    await place.button('administration.form.save', place.form).click();
    await expect(place.form).toBeHidden();
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: place.words.text('administration.overview.classes'), exact: true })
      .last()
      .click();
    await place.list.waitFor();
    await place.button('administration.classes.create').click();
    await expect(place.field('campusId').locator('option')).toHaveCount(2);
  },
);
