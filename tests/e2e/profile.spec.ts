import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';

test.use({ ownPortal: true });

test(
  'when a user chooses a picture, then it stands wherever she is shown, until she takes it away',
  { tag: '@screens' },
  async ({ page, signedInAs, accountPage, frame }, info) => {
    await signedInAs('t.zhou');
    await accountPage.open('profile');
    await expect(accountPage.section('account.profile.title')).toContainText('t.zhou');
    await checkScreen(page, info, 'account-profile');
    const chooser = page.waitForEvent('filechooser');
    await accountPage.button('account.picture.choose').click();
    await (await chooser).setFiles('bff/help/pictures/desktop.en.webp');
    const cutter = page.getByRole('dialog', { name: accountPage.words.text('account.picture.title') });
    await expect(cutter.locator('canvas')).toBeVisible();
    await checkScreen(page, info, 'account-picture');
    await cutter
      .getByRole('button', { name: accountPage.words.text('account.picture.save'), exact: true })
      .click();
    await accountPage.button('account.picture.change').waitFor();
    const own = accountPage.section('account.picture.section').locator('img');
    await expect(own).toHaveJSProperty('naturalWidth', 256);
    await frame.userButton.click();
    await expect(
      page.locator('img[src^="/api/uaa/profile/picture/"]').filter({ visible: true }),
    ).not.toHaveCount(1);
    await page.keyboard.press('Escape');

    await accountPage.button('account.picture.remove').click();
    await accountPage.button('account.picture.choose').waitFor();
    await expect(page.locator('img[src^="/api/uaa/profile/picture/"]')).toHaveCount(0);
  },
);

test(
  'when a user proves another phone number by the code that went there, then it counts',
  { tag: '@screens' },
  async ({ page, signedInAs, accountPage }, info) => {
    const contact = '13900004444';
    await signedInAs('t.chen');
    await accountPage.open('profile');
    await accountPage.button('account.phone.title').click();
    const dialog = page.getByRole('dialog');
    const button = (id: string) =>
      dialog.getByRole('button', { name: accountPage.words.text(id), exact: true });
    const field = (id: string) => dialog.getByLabel(accountPage.words.text(id), { exact: true });
    await field('account.phone.label').fill('12345');
    await button('account.contact.send').click();
    await expect(field('account.phone.label')).toHaveAccessibleDescription(/11/);
    await field('account.phone.label').fill(contact);
    await button('account.contact.send').click();
    await expect(field('account.contact.code')).toBeFocused();
    await checkScreen(page, info, 'account-contact');
    await field('account.contact.code').fill('not it');
    await button('account.contact.save').click();
    await expect(field('account.contact.code')).toHaveAttribute('aria-invalid', 'true');

    const answer = await page.request.get(`/api/uaa/demo/outbox?recipient=${contact}`);
    const [{ body }] = (await answer.json()).data;
    await field('account.contact.code').fill(/\d{6}/.exec(body)?.[0] ?? '');
    await button('account.contact.save').click();
    await expect(dialog).toBeHidden();
    await expect(accountPage.section('account.contact.title')).toContainText(contact);
    await page.reload();
    await expect(accountPage.section('account.contact.title')).toContainText(contact);
  },
);
