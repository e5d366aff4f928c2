import { readFile } from 'node:fs/promises';
import { readZip } from '../../platform/zip/testing/read-zip.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage } from '../pages/administration-page.ts';

test.use({ ownPortal: true });

test(
  'when a teacher downloads her data, then the archive has hers, and the next one has to wait',
  {
    tag: ['@two-ways'],
  },
  async ({ page, signedInAs, accountPage, problems }, info) => {
    problems.expect(/429/);
    await signedInAs('t.zhou');
    await accountPage.open('profile');
    const mine = accountPage.section('account.data.title');
    await checkScreen(page, info, 'my-data');
    const downloading = page.waitForEvent('download');
    await mine.getByRole('button').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${accountPage.words.text('account.data.title')}.zip`);
    const entries = readZip(await readFile(await download.path()));
    const textOf = (name: string) => entries.find((entry) => entry.name === name)?.content.toString();
    expect(textOf('data/app_user.json')).toContain('t.zhou');
    expect(textOf('index.html')).toContain('个人信息副本');
    await mine.getByRole('button').click();
    await expect(page.getByText(/10\D*(分钟|minutes)/).first()).toBeVisible();
  },
);

test('when an administrator downloads the data of a teacher, then she is asked first', {
  tag: ['@two-ways'],
}, async ({ page, signedInAs, peoplePage }) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  await peoplePage.find('t.wu');
  await peoplePage.row('t.wu').getByRole('button').last().click();
  await page
    .getByRole('menuitem', { name: peoplePage.words.text('people.action.export'), exact: true })
    .click();
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: peoplePage.words.text('people.export.confirm'), exact: true })
    .click();
  const entries = readZip(await readFile(await (await downloading).path()));
  expect(entries.map(({ name }) => name)).toContain('data/app_user.json');
});

test(
  'when a school sets a term of its own, then it reads what goes, and the list has it',
  {
    tag: ['@screens', '@two-ways'],
  },
  async ({ page, signedInAs, language }, info) => {
    const place = new AdministrationPage(page, language);
    const { words } = place;
    await signedInAs('ps.admin');
    await place.open();
    await place.goTo(place.section('retention'));
    const item = page
      .getByRole('listitem')
      .filter({ hasText: /^(?:意见反馈|Feedback)/ })
      .first();
    await item.getByRole('button').click();
    const days = place.form.getByLabel(words.text('administration.retention.days'), { exact: true });
    await days.fill('5');
    await place.form
      .getByRole('button', { name: words.text('administration.retention.save'), exact: true })
      .click();
    await expect(days).toHaveAttribute('aria-invalid', 'true');
    await days.fill('90');
    await expect(place.form.getByRole('status').filter({ hasText: /期限|purge|older/ })).toBeVisible();
    await checkScreen(page, info, 'retention-term');
    await place.form
      .getByRole('button', { name: words.text('administration.retention.save'), exact: true })
      .click();
    await expect(place.form).toBeHidden();
    await expect(item).toContainText('90');
    await checkScreen(page, info, 'retention-unit');
  },
);
