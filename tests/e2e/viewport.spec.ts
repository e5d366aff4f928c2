import { findViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/index.ts';
import { type BundleServer, startBundleServer } from '../fixtures/viewport/bundle-server.ts';
import { ViewportPage } from '../pages/viewport-page.ts';

const viewportTest = test.extend<{ bundles: BundleServer; appWindow: ViewportPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  bundles: async ({}, use) => {
    const server = await startBundleServer(['bundles', 'trusted']);
    await use(server);
    await server.stop();
  },
  appWindow: async ({ page, language }, use) => use(new ViewportPage(page, language)),
  ownPortal: true,
  ownEnvironment: async ({ bundles }, use) =>
    use({
      PAGE_UPSTREAMS: `/bundles=${bundles.url},/trusted=${bundles.url}`,
      VIEWPORT_IN_PAGE: 'trusted',
    }),
});

test('when a tile leads to an old bundle, then it stands in the portal with its words, and keeps what was typed', {
  tag: ['@core', '@P03', '@A11', '@phone'],
}, async ({ page, signedInAs, desktopPage, language }) => {
  const isEnglish = language === 'en';
  const [title, awards] = isEnglish ? ['Growth report', 'Awards'] : ['成长报告', '获奖记录'];
  const viewport = new ViewportPage(page, language);
  await signedInAs('t.zhou');
  await desktopPage.open();
  await desktopPage.app(isEnglish ? /^Growth/ : /^成长报告/).click();
  await expect(viewport.heading).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} - `));
  const report = viewport.content(title);
  await expect(report.getByRole('row')).toHaveCount(4);
  expect(await report.locator('html').getAttribute('lang')).toBe(language);
  expect(await report.locator('body').evaluate(() => Reflect.get(globalThis, 'PH').codeModel)).toMatchObject({
    appCode: 'scczReport',
  });
  expect(await findViolations(page)).toEqual([]);
  await report.getByRole('textbox').fill('加油');

  await report.getByRole('link', { name: awards }).click();
  await expect(viewport.heading).toHaveText(awards);
  await expect(viewport.content(awards).getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('iframe:visible')).toHaveCount(1);
  await page.goBack();
  await expect(viewport.heading).toHaveText(title);
  await expect(report.getByRole('textbox')).toHaveValue('加油');
  await expect(page.locator('iframe')).toHaveCount(2);
});

test('when the page is printed, zoomed or opened in an old browser, then that holds for a bundle too', {
  tag: ['@once', '@P03', '@A13', '@A14'],
}, async ({ page, signedInAs, language, frame }) => {
  const viewport = new ViewportPage(page, language);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'outerWidth', { get: () => innerWidth * 1.5 });
    Object.defineProperty(window, 'devicePixelRatio', { get: () => 1.5 });
  });
  await signedInAs('t.zhou');
  await viewport.open('legacy', 'report');
  const warning = frame.startWords.text('startup.zoom.text').replace('{percent}', '150');
  await expect(frame.notices.getByText(warning)).toBeVisible();
  await expect(viewport.content('成长报告').getByRole('row')).toHaveCount(4);

  const box = page.locator('iframe');
  await viewport
    .content('成长报告')
    .locator('textarea')
    .evaluate((area) => {
      area.style.height = '3000px';
    });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect((await box.boundingBox())?.height).toBeGreaterThan(3000);
  await expect(frame.header).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect((await box.boundingBox())?.height).toBeLessThan(3000);
  await page.emulateMedia({ media: null });

  // A browser that knows no modules runs the script that others leave out.
  await page.route('**/bff/viewport?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<script nomodule', '<script') });
  });
  await page.goto('/bff/viewport?app=legacy&fileId=report');
  await expect(page.locator('#old-browser')).toContainText('您的浏览器版本过低');
});

viewportTest(
  'when a bundle fails in its frame, then only its container says so, and another try opens it',
  { tag: ['@P03'] },
  async ({ page, bundles, appWindow, signedInAs, problems, language }) => {
    problems.expect(/status of 404 .*gone\.js/, /integrity/i, /broken on purpose/);
    await page.clock.install();
    await signedInAs('t.zhou');
    bundles.lose('gone.js');
    await appWindow.open('bundles', 'gone');
    await expect(appWindow.failure('missing')).toContainText('bundles/gone');
    expect(await findViolations(page)).toEqual([]);
    bundles.give('gone.js');
    await appWindow.reopenButton.click();
    const words = appWindow.content('gone bundle').getByRole('heading');
    await expect(words).toHaveText(`gone ${language}`);

    for (const [fileId, kind] of [
      ['damaged', 'missing'],
      ['elsewhere', 'missing'],
      ['throws', 'failed'],
    ] as const) {
      await appWindow.switchTo('bundles', fileId);
      await expect(appWindow.failure(kind)).toBeVisible();
    }
    await appWindow.switchTo('bundles', 'gone');
    await expect(words).toBeVisible();

    bundles.hold('late.js');
    const asked = page.waitForRequest('**/bundles/late.js');
    await appWindow.switchTo('bundles', 'late');
    await asked;
    await page.clock.fastForward(15_000);
    await expect(appWindow.failure('late')).toBeVisible();
    bundles.give('late.js');
    await expect(appWindow.failure('late')).toBeHidden();
    await expect(appWindow.content('late bundle').getByRole('heading')).toBeVisible();
  },
);

viewportTest(
  'when a bundle leaves timers running, then they end with its frame, and id and link are handed over',
  { tag: ['@once', '@P03'] },
  async ({ page, bundles, appWindow, signedInAs, problems, desktopPage }) => {
    problems.expect(/status of 404 .*(nobody|gone)/);
    await signedInAs('t.zhou');
    await appWindow.open('bundles', 'ticking', '&id=7&linkUrl=%2Faccount');
    const place = appWindow.content('ticking bundle').locator('#viewport');
    await expect(place).toHaveAttribute('data-id', '7');
    await expect(place).toHaveAttribute('data-link-url', '/account');
    await appWindow.switchTo('bundles', 'ticking', '&id=8&linkUrl=javascript:1');
    await expect(place).toHaveAttribute('data-id', '8');
    await expect(place).toHaveAttribute('data-link-url', '');
    const ticks = () => page.evaluate(() => Number(Reflect.get(globalThis, 'ticks') ?? 0));
    const before = await ticks();
    await expect.poll(ticks).toBeGreaterThan(before);

    await appWindow.switchTo('nobody', 'x');
    await expect(appWindow.failure('missing')).toBeVisible();
    bundles.lose('gone.js');
    await appWindow.switchTo('bundles', 'gone');
    await appWindow.closeButton.click();
    await desktopPage.apps.first().waitFor();
    await expect(page.locator('iframe')).toHaveCount(0);
    const left = await ticks();
    await page.evaluate(async () => {
      for (let at = 0; at < 10; at++) await new Promise(requestAnimationFrame);
    });
    expect(await ticks()).toBe(left);
  },
);

viewportTest(
  'when the operator trusts an app, then its bundles stand in the page, which keeps its title and its rules elsewhere',
  { tag: ['@once', '@P03'] },
  async ({ page, bundles, appWindow, signedInAs, desktopPage, problems }) => {
    problems.expect(/status of 404 .*gone\.js/, /integrity/i, /broken on purpose/);
    await signedInAs('t.zhou');
    await desktopPage.open();
    // Without a load, so that the page still has the policy of the desktop.
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/viewport#/?app=trusted&fileId=calm';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await reloaded;
    const calm = page.getByRole('heading', { name: 'calm zh-CN' });
    await expect(calm).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(calm).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page).toHaveTitle(new RegExp(`^${appWindow.words.text('viewport.page.title')} - `));
    await page.getByLabel('calm note').fill('kept');

    bundles.lose('gone.js');
    await appWindow.switchTo('trusted', 'gone');
    await expect(appWindow.failure('missing')).toBeVisible();
    await expect(calm).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    bundles.give('gone.js');
    await appWindow.reopenButton.click();
    await expect(page.getByRole('heading', { name: 'gone zh-CN' })).toBeVisible();
    await appWindow.switchTo('trusted', 'throws');
    await expect(appWindow.failure('failed')).toBeVisible();
    await appWindow.switchTo('trusted', 'damaged');
    await expect(appWindow.failure('missing')).toBeVisible();
    await appWindow.switchTo('trusted', 'calm');
    await expect(page.getByLabel('calm note')).toHaveValue('kept');
    await expect(page).toHaveTitle(new RegExp(`^${appWindow.words.text('viewport.page.title')} - `));

    await appWindow.closeButton
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    await page.goto('/desktop/home');
    await expect(page.locator('html')).not.toHaveAttribute('data-viewport', /./);
  },
);
