import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';
import { PeoplePage } from '../pages/people-page.ts';

test.use({ ownPortal: true });

test(
  'when an administrator makes a role and gives it to a teacher, then the teacher may do what it grants',
  { tag: ['@core', '@screens', '@two-ways'] },
  async ({ page, signedInAs, language }, info) => {
    const place = new AdministrationPage(page, language);
    await signedInAs('ps.admin');
    await page.goto(`${administrationPath}#/roles`);
    await place.roles.waitFor();
    await checkScreen(page, info, 'roles');
    await place.button('administration.roles.create').click();
    await place.roleField('name').fill('年级组长');
    await place.roleField('enName').fill('Heads of grade');
    await place.roleField('code').fill('grade_heads');
    await place.form.getByLabel(place.words.text('administration.roles.searchPermissions')).fill('mark');
    await place.form.getByRole('checkbox', { name: /^(阅卷|Marking)$/ }).check();
    await checkScreen(page, info, 'role-form');
    await place.button('administration.form.add', place.form).click();
    await expect(place.form).toBeHidden();
    const name = language === 'en' ? 'Heads of grade' : '年级组长';
    await place.roles
      .getByRole('button', { name: place.about('administration.classes.actions', name), exact: true })
      .click();
    await page
      .getByRole('menuitem', { name: place.words.text('administration.roles.setPeople'), exact: true })
      .click();
    await place.form.getByRole('searchbox').fill('t.wu');
    await place.form
      .getByRole('button', { name: place.about('administration.teachers.add', '吴刚 Wu Gang') })
      .click();
    await expect(place.form.getByRole('list')).toContainText('t.wu');
    await checkScreen(page, info, 'role-people');
    await page.keyboard.press('Escape');
    await expect(place.form).toBeHidden();
    await signedInAs('t.wu');
    await page.goto('/desktop/home');
    const held = await page.evaluate(async () => {
      const answer = await fetch('/api/base/resource/user/code/tree?code=exam');
      return JSON.stringify(await answer.json());
    });
    expect(held).toContain('"marking"');
  },
);

test(
  'when an administrator grants a permission to a person, then that person has it, and loses it again',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, language }, info) => {
    const place = new AdministrationPage(page, language);
    await signedInAs('ps.admin');
    await page.goto(`${administrationPath}#/roles`);
    await place.roles.waitFor();
    await place.button('administration.direct.grant').click();
    await place.form.getByRole('searchbox').fill('t.wu');
    await place.form
      .getByRole('button', { name: place.about('administration.teachers.add', '吴刚 Wu Gang') })
      .click();
    await place.form.getByLabel(place.words.text('administration.roles.searchPermissions')).fill('mark');
    const marking = place.form.getByRole('checkbox', { name: /^(阅卷|Marking)$/ });
    await marking.check();
    await checkScreen(page, info, 'direct-grants');
    await place.button('administration.form.save', place.form).click();
    await expect(place.form).toBeHidden();
    const line = page.getByRole('listitem').filter({ hasText: 't.wu' });
    await expect(line).toBeVisible();
    await line
      .getByRole('button', { name: place.about('administration.direct.edit', '吴刚 Wu Gang') })
      .click();
    await place.form.getByLabel(place.words.text('administration.roles.searchPermissions')).fill('mark');
    await expect(marking).toBeChecked();
    await marking.uncheck();
    await place.button('administration.form.save', place.form).click();
    await expect(line).toHaveCount(0);
  },
);

test(
  'when an administrator makes another one, then she chooses at once what that one may do, and leaves being a full one only after a question',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, language }, info) => {
    const people = new PeoplePage(page, language);
    const place = new AdministrationPage(page, language);
    const full = language === 'en' ? 'Full administrators' : '全权管理员';
    await signedInAs('ps.admin');
    await people.open();
    await people.create.click();
    await people.field('realName').fill('林晓');
    await people.field('loginName').fill('ps.second');
    await people.form.getByRole('combobox').first().selectOption('4');
    await people.createSave.click();
    await page.getByRole('button', { name: people.words.text('people.password.done') }).click();
    const roles = page.getByRole('dialog', {
      name: people.words.text('people.roles.title').replace('{name}', '林晓'),
    });
    await expect(roles).toContainText(people.words.text('people.roles.none'));
    await checkScreen(page, info, 'roles-of-new-administrator');
    // The box shows what the answer says, so it may change a moment after the press.
    await roles.getByRole('checkbox', { name: full }).click();
    await expect(roles.getByRole('checkbox', { name: full })).toBeChecked();
    await expect(roles).not.toContainText(people.words.text('people.roles.none'));
    await page.keyboard.press('Escape');
    await expect(roles).toBeHidden();

    await page.goto(`${administrationPath}#/roles`);
    await place.roles
      .getByRole('button', { name: place.about('administration.classes.actions', full), exact: true })
      .click();
    await page
      .getByRole('menuitem', { name: place.words.text('administration.roles.setPeople'), exact: true })
      .click();
    await expect(place.form.getByRole('listitem')).toHaveCount(2);
    await place.form
      .getByRole('button', { name: place.about('administration.teachers.remove', '何静 He Jing') })
      .click();
    await expect(page.getByRole('alertdialog')).toContainText(
      place.words.text('administration.roles.leaveText'),
    );
    await checkScreen(page, info, 'role-leave');
    await page.keyboard.press('Escape');
    await expect(place.form.getByRole('listitem')).toHaveCount(2);
  },
);
