import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoLicenceKey, signLicence } from '#platform/licensing';
import { manifest } from '../../remotes/licences/manifest.ts';
import { findViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';

/** As computers in schools are wrong. */
const clockErrorMs = 3 * 3_600_000;

test.describe('licences', () => {
  test.use({ ownPortal: true });

  test('when a school renews an ended licence by its file, then it is in use, and the history says who did it', {
    tag: ['@core', '@M01', '@K09', '@P05'],
  }, async ({ page, portal, signedInAs, desktopPage, frame, language }) => {
    const words = wordsOf('remotes/licences', language);
    // What has just happened has just happened, whatever this computer's clock says.
    await page.clock.install({ time: Date.now() + clockErrorMs });
    await signedInAs('a.fault');
    await desktopPage.open();
    await frame.userButton.click();
    await frame.entryOf(manifest).click();
    await expect(page).toHaveURL(/\/licences/);
    const exams = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ has: page.getByText(language === 'en' ? 'Exams' : '考试', { exact: true }) });
    const expired = exams.getByText(words.text('licences.status.expired'), { exact: true });
    await expect(expired).toBeVisible();
    await expect(
      page.getByText(language === 'en' ? 'Fault Demonstration School' : '故障演示学校').first(),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    const history = page.getByRole('tab', { name: words.text('licences.tab.history') });
    await history.click();
    await expect(page.getByText(language === 'en' ? 'No data' : '暂无数据', { exact: true })).toBeVisible();
    await expect(page.locator('main svg.lucide-inbox')).toBeVisible();
    await page.getByRole('tab').first().click();
    await page.getByRole('button', { name: words.text('licences.renew.open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.text('licences.renew.title') });
    const submit = dialog.getByRole('button', { name: words.text('licences.renew.submit'), exact: true });
    await submit.click();
    await expect(dialog).toContainText(words.text('licences.renew.empty'));
    await dialog.getByRole('textbox').fill('LIC1.not.signed');
    await submit.click();
    await expect(dialog).toContainText(language === 'en' ? 'not valid' : '许可码无效');

    const terms = {
      id: crypto.randomUUID(),
      unitId: 'U2009',
      serverId: 'exam',
      endDate: '2036-08-31',
      seats: 1200,
    };
    const file = path.join(portal.dataDir, 'exam.lic');
    writeFileSync(file, `${signLicence(terms, demoLicenceKey())}\n`);
    await dialog.locator('input[type=file]').setInputFiles(file);
    // The file is read a moment after it was chosen.
    await expect(dialog.getByRole('textbox')).toHaveValue(signLicence(terms, demoLicenceKey()));
    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^2036-08-31/)).toBeVisible();
    await expect(page.getByText('1,200', { exact: false }).first()).toBeVisible();
    await expect(expired).toHaveCount(0);
    await history.click();
    await expect(page.getByText(language === 'en' ? 'just now' : '刚刚', { exact: true })).toBeVisible();
    await expect(
      page.getByText(words.text('licences.history.byKey').replace('{name}', '故管理 Fault Admin')),
    ).toBeVisible();
  });

  test('when the bureau gives a school new terms, then they stand in its list, and teachers find no such page', {
    tag: ['@once', '@M01', '@K09'],
  }, async ({ page, signedInAs, frame, language }) => {
    const words = wordsOf('remotes/licences', language);
    await signedInAs('bureau.admin');
    await page.goto('/licences');
    await page.getByRole('searchbox', { name: words.text('licences.filter.search') }).fill('U2001');
    const row = page.getByRole('row').filter({ hasText: language === 'en' ? 'Drive' : '网盘' });
    await expect(row).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(5);
    await page.getByRole('searchbox', { name: words.text('licences.filter.search') }).fill('U9001');
    await expect(page.getByText(words.text('licences.list.nothing'))).toBeVisible();
    await page.getByRole('searchbox', { name: words.text('licences.filter.search') }).fill('U2001');
    await expect(row).toContainText('180 / 200');
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: words.text('licences.terms.title') });
    await dialog.getByLabel(words.text('licences.terms.seats')).fill('many');
    await dialog.getByRole('button', { name: words.text('licences.terms.save') }).click();
    await expect(dialog).toContainText(language === 'en' ? 'at most seven digits' : '不超过七位的整数');
    await dialog.getByLabel(words.text('licences.terms.seats')).fill('1200000');
    await dialog.getByLabel(words.text('licences.terms.end')).fill('2031-01-31');
    await dialog.getByRole('button', { name: words.text('licences.terms.save') }).click();
    await expect(row).toContainText('180 / 1.2M');
    await expect(row.getByTitle('180 / 1,200,000')).toBeVisible();
    await expect(row).toContainText('2031-01-31');
    const used = [12_500, 3_200_000_000, 4e12, 5e15, 6e18];
    await page.route('**/api/base/license/list*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      for (const [at, licence] of json.data.list.entries())
        Object.assign(licence, { used: used[at % used.length], seats: 1000 });
      await route.fulfill({ response, json });
    });
    await page.reload();
    for (const short of ['12.5k / 1,000', '3.2G / 1,000', '4T / 1,000', '5P / 1,000', '6E / 1,000'])
      await expect(page.getByText(short).first()).toBeVisible();
    await page.unrouteAll();
    await page.context().clearCookies({ name: '__Host-sid' });
    await signedInAs('t.zhou');
    await page.goto('/licences');
    await expect(frame.noPermission).toBeVisible();
  });
});
