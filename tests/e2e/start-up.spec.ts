import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/index.ts';
import { peoplePath } from '../pages/people-page.ts';

/** The page as another server, or another build, would have written it. */
async function rewrite(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = change(html);
      expect(changed).not.toBe(html);
      await route.fulfill({ response, body: changed });
    },
  );
}

function declare(page: Page, config: string): Promise<void> {
  return rewrite(page, peoplePath, (html) =>
    html.replaceAll('"config":{"routerConf"', `"config":{${config},"routerConf"`),
  );
}

test('when an app says too little about itself, then it does not start, and the page says why', {
  tag: ['@A09', '@A01', '@A15'],
}, async ({ page, signedInAs, frame }) => {
  await signedInAs('ps.admin');
  const configured = '"config":{"routerConf"';
  const keys = '"searchKeys":[{"path"';
  for (const [declared, instead, reason] of [
    [configured, '"config":{"code":"","routerConf"', 'code 不能为空'],
    [configured, '"config":{"appCode":" ","routerConf"', 'appCode 不能为空'],
    [keys, '"searchKeys":[{"address"', '数据类型错误，搜索关键字必须是 {path, name, query} 的数组！'],
  ] as const) {
    await rewrite(page, peoplePath, (html) => html.replaceAll(declared, instead));
    await page.goto(peoplePath);
    await expect(
      page.getByRole('heading', { name: frame.startWords.pattern('startup.stop.title') }),
    ).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(frame.header).toBeVisible();
    await page.unrouteAll();
  }
});

test('when an app has started, then the global object knows it; where it cannot be, no app starts', {
  tag: ['@once', '@A10', '@A11', '@A12', '@Q02', '@Q14'],
}, async ({ page, signedInAs, peoplePage }) => {
  await signedInAs('ps.admin');
  await peoplePage.open();
  const read = await page.evaluate(() => {
    const platform = Reflect.get(globalThis, 'PH');
    const refused = [null, 'base', []].map((message) => {
      try {
        platform.setAppMsg(message);
        return 'accepted';
      } catch (error) {
        return String(error);
      }
    });
    platform.setAppMsg({ extra: 1 });
    const { version, env, langType, lang } = platform;
    return { model: { ...platform.codeModel }, refused, info: { version, env, langType, lang } };
  });
  expect(read.model).toEqual({ appCode: 'base', code: 'base', rootPath: 'pages', extra: 1 });
  expect(read.info).toEqual({ version: '1.6.0', env: 'production', langType: 'zh-CN', lang: {} });
  expect(read.refused).toEqual(Array(3).fill('TypeError: setAppMsg 参数错误，必须传入一个对象'));
  await page.addInitScript(() => Object.defineProperty(window, 'PH', { value: Object.freeze({}) }));
  await page.reload();
  await expect(page.getByText('phinit 方法未发现PH全局变量')).toBeVisible();
});

test('when an app has no server, then only its changes are asked for; when its service has another name, then by that', {
  tag: ['@once', '@A01', '@M06', '@Q15'],
}, async ({ page, signedInAs, peoplePage, frame }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/package|version\.json/.test(pathname)) asked.push(pathname);
  });
  const openAbout = async (): Promise<void> => {
    await peoplePage.open();
    const changes = page.waitForResponse('**/pages/base-version/version.json*');
    await frame.userButton.click();
    await page
      .getByRole('button', { name: frame.headerWords.text('header.about.open'), exact: true })
      .click();
    await changes;
  };
  await signedInAs('ps.admin');
  await declare(page, '"isNoServer":true');
  await openAbout();
  expect(asked).toEqual(['/pages/base-version/version.json']);
  await page.unrouteAll();
  await declare(page, '"versionName":"people","nodeEnv":"development"');
  const answered = page.waitForResponse('**/api/people/nl/people_package_versions*');
  await openAbout();
  await answered;
  expect(asked.filter((path) => path.includes('/nl/base_'))).toEqual([]);
});

test('when an app wants no interception, then a lost session is its own business', {
  tag: ['@once', '@A01', '@D13', '@Q15'],
}, async ({ page, signedInAs, peoplePage }) => {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oauth/refresh')) renewals.push(request.url());
  });
  await signedInAs('ps.admin');
  await page.route('**/api/base/people/users*', (route) =>
    route.fulfill({ json: { status: 401, code: 'not_signed_in', message: '', data: null } }),
  );
  await declare(page, '"noIntercept":true');
  await page.goto(peoplePath);
  await expect(peoplePage.failure).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(renewals).toEqual([]);
});

test('when an app was made for a newer server, then the page says which one it needs', {
  tag: ['@once', '@M04'],
}, async ({ page, signedInAs, frame }) => {
  await signedInAs('ps.admin');
  await rewrite(page, peoplePath, (html) =>
    html.replaceAll('"minServerVersion":"1.5.2"', '"minServerVersion":"9.0.0"'),
  );
  await page.goto(peoplePath);
  await expect(
    page.getByRole('heading', { name: frame.startWords.pattern('startup.tooNew.title') }),
  ).toBeVisible();
  await expect(page.getByText(/9\.0\.0.*1\.5\.10/)).toBeVisible();
});

test('when an app is mobile or wants no header, then it stands without one; a content page has one', {
  tag: ['@once', '@A01', '@A03', '@A07'],
}, async ({ page, signedInAs, peoplePage, frame }) => {
  await signedInAs('ps.admin');
  await declare(page, '"mobile":true');
  await peoplePage.open();
  await expect(frame.header).toBeHidden();
  await page.goto(`${peoplePath}?pagemodel=content`);
  await peoplePage.list.waitFor();
  await expect(frame.header).toBeVisible();
  await page.unrouteAll();
  await declare(page, '"renderingHeader":false');
  await peoplePage.open();
  await expect(frame.header).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
});

test('when nobody has to be signed in, then the sign-in page opens after the check as well as without it', {
  tag: ['@once', '@A02', '@A05', '@A06'],
}, async ({ page, signInPage }) => {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oauth/me')) checks.push(request.url());
  });
  await signInPage.open();
  await signInPage.languageButton('English').waitFor();
  expect(checks).toEqual([]);
  await rewrite(page, '/login', (html) =>
    html
      .replace('"config":{"noCheckIsLogin":true}', '"config":{"initNotLogin":true}')
      .replace('"session":{"state":"known"', '"session":{"state":"unknown"'),
  );
  await page.goto('/login');
  await signInPage.languageButton('English').waitFor();
  expect(checks.length).toBeGreaterThan(0);
});

test('when the page is zoomed far, then the user is told once how to undo it', {
  tag: ['@once', '@A14'],
}, async ({ page, signedInAs, desktopPage, frame }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'outerWidth', { get: () => innerWidth * 1.5 });
    Object.defineProperty(window, 'devicePixelRatio', { get: () => 1.5 });
  });
  await page.clock.install();
  await signedInAs('t.zhou');
  await desktopPage.open();
  const toasts = page.getByRole('region', { name: frame.words.text('notify.list.label'), exact: true });
  const warning = toasts.getByText(frame.startWords.text('startup.zoom.text').replace('{percent}', '150'));
  await expect(warning).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(warning).toBeHidden();
});

test('when a browser is too old for the portal, then it is told so, and where to get another one', {
  tag: ['@once', '@A13'],
}, async ({ page, problems }) => {
  const notice = page.locator('#old-browser');
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/login');
  await expect(notice).toContainText('您的浏览器版本过低');
  await expect(notice.getByRole('link')).toHaveAttribute('href', 'https://www.microsoft.com/edge/download');
  // One that knows no modules runs the script of the page itself.
  await rewrite(page, '/login', (html) =>
    html.replace('<script nomodule', '<script').replace(/<script type="module"[^>]*><\/script>/, ''),
  );
  await page.goto('/login');
  await expect(notice).toBeVisible();
  expect(problems.unexpected()).toEqual([]);
});
