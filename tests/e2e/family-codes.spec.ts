import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';
import { FirstPasswordPage } from '../pages/first-password-page.ts';

test.use({ ownPortal: true });

test(
  'when a head teacher prints codes for her class, then a new parent enters one and has the child, and nobody enters it again',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, frame, familyPage, language }, info) => {
    const place = new AdministrationPage(page, language);
    await page.addInitScript(() => {
      // A dialog of the system would wait for somebody.
      window.print = () => {
        window.parent.document.documentElement.dataset.printed = document.body.textContent ?? '';
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await signedInAs('t.zhou');
    await page.goto('/desktop/home');
    await frame.userButton.click();
    await page.getByRole('link', { name: place.words.text('administration.page.title') }).click();
    await place.families.waitFor();
    await expect(place.current).toHaveText(place.section('families'));
    await expect(place.link(place.section('classes'))).toHaveCount(0);
    await expect(place.familyRow('周乐 Zhou Le')).toContainText('p.zhou');
    await checkScreen(page, info, 'families-of-class');

    await place.button('administration.families.makeCodes').click();
    await checkScreen(page, info, 'family-codes');
    await place.button('administration.codes.make', place.form).click();
    const slip = place.form.getByRole('listitem').filter({ hasText: '周乐 Zhou Le' });
    const code = (await slip.getByText(/^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}$/).textContent()) ?? '';
    await checkScreen(page, info, 'family-slips');
    await place.printButton.click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', new RegExp(code));
    await place.button('administration.codes.close', place.form).click();
    await expect(place.familyRow('周乐 Zhou Le')).toContainText(/\d{4}-\d\d-\d\d/);

    await signedInAs('p.new');
    await page.goto('/family');
    const words = familyPage.remoteWords;
    const add = page.getByRole('button', { name: words.text('family.code.add'), exact: true });
    await add.click();
    const field = place.form.getByLabel(words.text('family.code.label'));
    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await checkScreen(page, info, 'family-code');
    await place.form.getByRole('button', { name: words.text('family.code.save'), exact: true }).click();
    await expect(familyPage.card('周乐 Zhou Le')).toContainText('三年级 (2)班');

    await signedInAs('p.liu');
    await page.goto('/family');
    await add.click();
    await field.fill(code);
    await place.form.getByRole('button', { name: words.text('family.code.save'), exact: true }).click();
    await expect(place.form.getByText(/已经用过了|has been used/).first()).toBeVisible();
    await expect(field).toHaveValue(code);
  },
);

test(
  'when an administrator makes password slips for imported pupils, then one of them signs in with hers and chooses a password',
  { tag: ['@screens', '@two-ways'] },
  async ({ page, signedInAs, signInPage, language }, info) => {
    const place = new AdministrationPage(page, language);
    await signedInAs('ps.admin');
    await page.goto(`${administrationPath}#/import`);
    const name = place.words.text('administration.import.kind.people');
    const label = place.words.text('administration.import.chooseOf').replace('{name}', name);
    const buffer = Buffer.from('学号,姓名,登录名,身份,年级,班级\r\n9001,孙九,sun.nine,学生,三年级,(2)班');
    await page
      .locator(`input[type=file][aria-label="${label}"]`)
      .setInputFiles({ name: '新生.csv', mimeType: 'text/csv', buffer });
    await place.button('administration.import.preview').click();
    await place.button('administration.import.run').click();
    await place.button('administration.import.run', place.question).click();
    await page.getByText(place.words.text('administration.import.verdict.done')).waitFor();

    await page.goto(`${administrationPath}#/family`);
    await place.button('administration.passwords.title').click();
    await place.form
      .getByLabel(place.words.text('administration.column.name'), { exact: true })
      .selectOption({ label: '三年级 (2)班' });
    await checkScreen(page, info, 'password-slips-form');
    await place.button('administration.passwords.make', place.form).click();
    const slip = place.form.getByRole('listitem').filter({ hasText: 'sun.nine' });
    const password = (await slip.getByText(/^\w+-\w+-\w+-\d{3}$/).textContent()) ?? '';
    await checkScreen(page, info, 'password-slips');

    await page.context().clearCookies();
    await signInPage.open();
    await signInPage.signIn('sun.nine', password);
    await new FirstPasswordPage(page, language).heading.waitFor();
  },
);
