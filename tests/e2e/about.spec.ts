import type { Page } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/index.ts';
import { scriptWith } from '../fixtures/script-with.ts';
import { wordsOf } from '../fixtures/words.ts';

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

const year = new Date().getFullYear();

test('when About is opened in an app, then it shows company, copyright, versions and what changed', {
  tag: ['@M06', '@M08', '@phone'],
}, async ({ page, signedInAs, peoplePage, frame, language }) => {
  const words = wordsOf('shell/features/about', language);
  await signedInAs('ps.admin');
  await peoplePage.open();
  await frame.userButton.click();
  await page.getByRole('button', { name: frame.headerWords.text('header.about.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.text('about.dialog.title') });
  await expect(dialog).toContainText(
    language === 'en' ? `Copyright © 2012–${year} School Portal` : `版权所有 © 2012–${year} 智慧校园门户`,
  );
  await expect(dialog.getByRole('definition').first()).toHaveText('1.6.0');
  await expect(dialog.getByRole('definition').nth(1)).toHaveText(
    language === 'en' ? 'People & Units' : '人员与单位',
  );
  for (const fact of ['1.6.0', '1.5.10', '2026-10-20']) await expect(dialog).toContainText(fact);
  await expect(dialog).toContainText(language === 'en' ? 'A page for licences' : '新增许可页面');
  // It grows a little while it fades in.
  const width = expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0));
  if (isNarrow(page)) await width.toBeLessThanOrEqual(390);
  else await width.toBe(650);
  expect(await findViolations(page, { part: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('when the unit configured a footer, then it stands on every page with filings, help and versions', {
  tag: ['@M09', '@M10'],
}, async ({ page, signedInAs, desktopPage, frame, language }) => {
  const words = frame.headerWords;
  await signedInAs('t.chen');
  await desktopPage.open();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('青江教育云平台 Qingjiang Education Cloud');
  await expect(footer).toContainText('© 2012–2026 青江第一中学 Qingjiang No.1 Middle School');
  await expect(footer.getByRole('link', { name: '演示ICP备2012000001号' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
  await expect(footer).not.toContainText('演示公网安备');
  const opened = page.waitForEvent('popup');
  await footer.getByRole('link', { name: words.text('header.footer.help') }).click();
  const help = await opened;
  await expect(help.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Help' : '使用帮助');
  expect(new URL(help.url()).searchParams.get('redUrl')).toBe('/desktop/home');
  await help.close();
  await footer.getByRole('button', { name: words.text('header.footer.versions') }).click();
  await expect(page.getByRole('dialog')).toContainText(`2012–${year}`);
});

test('when the unit configured no footer, then there is none, and the client is offered in the menu', {
  tag: ['@once', '@M09', '@M11'],
}, async ({ page, signedInAs, desktopPage, frame, language }) => {
  const words = wordsOf('shell/features/about', language);
  await signedInAs('t.zhou');
  await desktopPage.open();
  await frame.userButton.click();
  await page.getByRole('button', { name: frame.headerWords.text('header.about.client') }).click();
  const dialog = page.getByRole('dialog', { name: words.text('about.clients.title') });
  await expect(dialog.getByRole('link', { name: words.text('about.clients.installer') })).toHaveAttribute(
    'href',
    '/downloads/portal-setup.exe',
  );
  await expect(dialog.getByRole('link', { name: words.text('about.clients.portable') })).toHaveAttribute(
    'href',
    'https://downloads.example/portal.zip',
  );
  await page.keyboard.press('Escape');
  const footer = scriptWith('calc(-1 * var(--bar-height))');
  await page.waitForFunction(
    (code) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(code).test(name)),
    footer.source,
  );
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
