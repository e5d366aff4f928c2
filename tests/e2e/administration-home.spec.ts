import { checkAccessibility, checkScreen } from '../fixtures/check-screen.ts';
import { expect, test } from '../fixtures/index.ts';
import { AdministrationPage, administrationPath } from '../pages/administration-page.ts';

const peoplePath = '/pages/base/pc_base_tm/index.html';

/** Sections whose pages belong to other apps, by what the side navigation calls them. */
const guests = [
  ['people', { 'zh-CN': '人员', en: 'People' }, peoplePath],
  ['appearance', { 'zh-CN': '单位外观', en: 'Appearance' }, '/appearance'],
  ['licences', { 'zh-CN': '许可', en: 'Licences' }, '/licences'],
  ['announcements', { 'zh-CN': '公告', en: 'Announcements' }, '/announcements'],
  ['feedback', { 'zh-CN': '用户反馈', en: 'Feedback' }, '/announcements#/feedback'],
  ['sessions', { 'zh-CN': '用户登录', en: 'User sessions' }, '/account/unit#/sessions'],
  ['audit', { 'zh-CN': '审计记录', en: 'Audit trail' }, '/account/unit#/audit'],
] as const;

test.describe('one place for administrators', () => {
  test.use({ ownPortal: false });

  test('when an administrator goes from section to section, then the navigation stays beside pages of every app', async ({
    page,
    signedInAs,
    language,
  }) => {
    await signedInAs('ps.admin');
    const place = new AdministrationPage(page, language);
    await place.open();
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    for (const [, names, address] of guests) {
      await place.goTo(names[language]);
      await expect(page).toHaveURL((url) => (url.pathname + url.hash).startsWith(address));
      await expect(place.current).toHaveText(names[language]);
      await expect(page.locator('[data-page-heading]').first()).toBeVisible();
      await checkAccessibility(page, address);
    }
    await place.goTo(place.section('classes'));
    await expect(place.list).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  });

  test('when an old address is opened, then its page has the navigation, and moved parts are found', async ({
    page,
    signedInAs,
    language,
    accountPage,
  }) => {
    await signedInAs('ps.admin');
    const place = new AdministrationPage(page, language);
    for (const [, names, address] of guests) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(place.current).toHaveText(names[language]);
    }
    await page.goto('about:blank');
    await page.goto('/account#/audit?kind=failure');
    await expect(page).toHaveURL(/\/account\/unit#\/audit\?kind=failure$/);
    await expect(accountPage.section('account.audit.title')).toBeVisible();
  });

  test(
    'when the window is small, or the text twice as large, then the navigation folds and nothing scrolls sideways',
    {
      tag: ['@screens', '@two-ways'],
    },
    async ({ page, signedInAs, language }, info) => {
      await signedInAs('ps.admin');
      const place = new AdministrationPage(page, language);
      await place.open();
      await checkScreen(page, info, 'administration');
      // Half of a computer's window is what zooming to 200 % leaves of it.
      for (const width of [320, 683]) {
        await page.setViewportSize({ width, height: 640 });
        await expect(place.fold).toHaveAttribute('aria-expanded', 'false');
        await expect(place.navigation.getByRole('link')).toHaveCount(0);
        await place.fold.click();
        await expect(place.navigation.getByRole('link')).toHaveCount(guests.length + 10);
        await checkAccessibility(page, `navigation at ${width}`);
        if (width === 320) await checkScreen(page, info, 'administration-navigation');
        await page.keyboard.press('Escape');
        await expect(place.navigation.getByRole('link')).toHaveCount(0);
        await page.goto('about:blank');
        await page.goto('/licences');
        await expect(place.fold).toBeVisible();
        await checkAccessibility(page, `licences at ${width}`);
        await place.goTo(place.section('classes'));
        await expect(place.list).toBeVisible();
        await expect(place.navigation.getByRole('link')).toHaveCount(0);
      }
    },
  );

  test(
    'when an administrator of a bureau opens the overview, then it is of the bureau, and of a school when she chooses one',
    {
      tag: ['@screens', '@two-ways'],
    },
    async ({ page, signedInAs, language }, info) => {
      await signedInAs('bureau.admin');
      const place = new AdministrationPage(page, language);
      await page.goto(administrationPath);
      // Beside the navigation, whose entries have the same names.
      const figure = (id: string) =>
        page
          .locator('main li:not(nav *)')
          .filter({ hasText: place.words.text(`administration.overview.${id}`) });
      await expect(figure('jobs')).toBeVisible();
      await expect(figure('classes')).toHaveCount(0);
      await checkScreen(page, info, 'overview-bureau');
      const unit = page.getByLabel(place.words.text('administration.unit.label'), { exact: true });
      await unit.selectOption('U2002');
      await expect(figure('classes')).toBeVisible();
      await place.goTo(place.section('apps'));
      await expect(unit).toHaveValue('U2002');
      await unit.selectOption('');
      await expect(page).toHaveURL(/#\/apps$/);
    },
  );

  test('when the place cannot be had, then a page that is a section of it stands alone', {
    tag: '@once',
  }, async ({ page, signedInAs, language, problems }) => {
    problems.expect(/Failed to load resource|remoteEntry|administration/);
    await signedInAs('ps.admin');
    await page.route('**/assets/administration/**', (route) => route.abort());
    await page.goto('/appearance');
    await expect(page.locator('[data-page-heading]')).toBeVisible({ timeout: 20_000 });
    await expect(new AdministrationPage(page, language).navigation).toHaveCount(0);
  });

  test('when a head teacher opens what administrators keep, then nothing of the place stands beside it', {
    tag: ['@core', '@once'],
  }, async ({ page, signedInAs, language }) => {
    await signedInAs('t.zhou');
    await page.goto('/appearance');
    await expect(page.locator('[data-page-heading]')).toBeVisible();
    await expect(new AdministrationPage(page, language).navigation).toHaveCount(0);
  });
});
