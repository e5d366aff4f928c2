import { manifest } from '../../remotes/announcements/manifest.ts';
import { checkScreen } from '../fixtures/check-screen.ts';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { photograph } from '../fixtures/photograph.ts';
import { wordsOf } from '../fixtures/words.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test(
  'when something is announced, then whom it concerns reads it, closes it, and is not told again',
  { tag: ['@core', '@phone'] },
  async ({ page, signedInAs, desktopPage, language }, info) => {
    const words = wordsOf('shell/features/announcements', language);
    const banner = page.getByRole('region', { name: words.text('announcements.banner.label'), exact: true });
    const close = banner.getByRole('button', { name: words.text('announcements.banner.close') });
    await signedInAs('s.zhouan');
    await desktopPage.open();
    await expect(banner).toContainText(language === 'en' ? 'Saturday' : '平台维护');
    await checkScreen(page, info, 'announcement');
    // It stands there whole, and nothing covers it.
    await expect(banner.getByRole('button')).toHaveCount(1);
    await close.click({ trial: true });
    await close.focus();
    const isSaved = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/bff/prefs');
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
    await isSaved;

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(desktopPage.apps.first()).toBeVisible();
    expect((await (await page.request.get('/api/base/announcements/now')).json()).data.list).toHaveLength(1);
    await expect(banner).toBeHidden();
  },
);

test(
  'when the bureau announces to one school, then its teachers read it at once, and nobody does after its end',
  {
    tag: '@once',
  },
  async ({ page, browser, portal, signedInAs, frame, language }, info) => {
    const words = wordsOf('remotes/announcements', language);
    const bannerWords = wordsOf('shell/features/announcements', language);
    const drawer = page.getByRole('dialog');
    const row = page.getByRole('listitem').filter({ hasText: '明天下午停课' });
    await signedInAs('bureau.admin');
    await page.goto('/desktop/home');
    await frame.userButton.click();
    await frame.entryOf(manifest).click();
    await expect(page.getByRole('listitem')).not.toHaveCount(0);
    await checkScreen(page, info, 'announcements');

    await page.getByRole('button', { name: words.text('announcements.list.create') }).click();
    await drawer.getByRole('button', { name: words.text('announcements.form.publish') }).click();
    await expect(
      drawer.getByText(language === 'en' ? 'Please enter the Chinese text' : '请输入中文内容'),
    ).toBeVisible();
    await drawer
      .getByLabel(words.text('announcements.form.chinese'))
      .fill(`明天下午停课${'，请互相转告'.repeat(40)}。`);
    for (const unit of ['青江区教育局', '青江实验小学', '故障演示学校'])
      await drawer.getByLabel(unit).uncheck();
    await drawer.getByLabel(words.text('announcements.type.2')).check();
    await checkScreen(page, info, 'announcement-form');
    await drawer.getByRole('button', { name: words.text('announcements.form.publish') }).click();
    await expect(row).toContainText(words.text('announcements.phase.running'));

    const context = await browser.newContext({ baseURL: portal.url });
    await context.addCookies([{ name: 'portal-lang', value: language, url: portal.url }]);
    const other = await context.newPage();
    await new SignInPage(other, language).signIn('t.li', demoPassword);
    const banner = other.getByRole('region', {
      name: bannerWords.text('announcements.banner.label'),
      exact: true,
    });
    await expect(banner).toContainText(bannerWords.text('announcements.banner.more').replace('{count}', '1'));
    await banner.getByRole('button', { name: bannerWords.text('announcements.banner.close') }).click();
    await expect(banner).toContainText('明天下午停课');
    await banner.getByRole('button', { name: bannerWords.text('announcements.banner.all') }).click();
    await expect(
      banner.getByRole('button', { name: bannerWords.text('announcements.banner.less') }),
    ).toBeVisible();
    await photograph(other, info, 'announcement-long');

    await row.getByRole('button', { name: words.text('announcements.list.end'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.text('announcements.end.confirm'), exact: true })
      .click();
    await expect(row).toContainText(words.text('announcements.phase.ended'));
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect((await (await other.request.get('/api/base/announcements/now')).json()).data.list).toHaveLength(1);
    await expect(banner).toBeHidden();
    await context.close();
  },
);
