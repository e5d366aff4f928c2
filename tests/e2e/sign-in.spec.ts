import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { startStrippingProxy } from '../fixtures/stripping-proxy.ts';
import { wordsOf } from '../fixtures/words.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

function isLoginCall(url: string) {
  return new URL(url).pathname === '/api/uaa/oauth/login';
}

const required = {
  'zh-CN': { username: '用户名不能为空！', password: '密码不能为空！' },
  en: { username: 'User name cannot be empty!', password: 'Password cannot be empty!' },
};
const wrong = { 'zh-CN': '用户名或密码错误', en: 'Wrong user name or password' };

test('when the form is empty, then both fields say so to the letter and nothing is sent', {
  tag: ['@B02', '@B03', '@phone'],
}, async ({ page, signInPage, language }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await signInPage.open();
  await signInPage.submit.click();
  await expect(signInPage.username).toHaveAccessibleDescription(required[language].username);
  await expect(signInPage.password).toHaveAccessibleDescription(required[language].password);
  await expect(signInPage.username).toBeFocused();
  expect(sent.filter(isLoginCall)).toEqual([]);
});

test('when the password is wrong, then the message stands under the password field', {
  tag: ['@core', '@login', '@B04', '@phone'],
}, async ({ signInPage, language }) => {
  await signInPage.signIn('t.zhou', 'Wrong2026');
  await expect(signInPage.password).toHaveAttribute('aria-invalid', 'true');
  await expect(signInPage.password).toHaveAccessibleDescription(wrong[language]);
  await expect(signInPage.username).toHaveValue('t.zhou');
});

test('when name and password have blanks around them, then they are trimmed and the desktop opens', {
  tag: ['@core', '@once', '@login', '@B02'],
}, async ({ page, signInPage }) => {
  await signInPage.open();
  await signInPage.username.fill('  t.zhou ');
  await signInPage.password.fill(` ${demoPassword}  `);
  await signInPage.password.press('Enter');
  await page.waitForURL(homePattern);
});

test('when the button is pressed twice, then one request is sent', { tag: ['@once', '@B02'] }, async ({
  page,
  signInPage,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isLoginCall(request.url())) sent.push(request.url());
  });
  await signInPage.open();
  // Until the app takes its place, the form of the server sends itself.
  await expect(page.locator('.boot form')).toHaveCount(0);
  await signInPage.username.fill('t.zhou');
  await signInPage.password.fill(demoPassword);
  await signInPage.submit.dblclick();
  await page.waitForURL(homePattern);
  expect(sent).toHaveLength(1);
});

test('when a page asked for the sign-in, then it opens afterwards with its query and hash', {
  tag: ['@core', '@once', '@login', '@B16', '@B18'],
}, async ({ page, signInPage }) => {
  const target = '/pages/base/pc_base_tm/index.html?from=mail#/people/list';
  await signInPage.open(`?redirect_uri=${encodeURIComponent(target)}`);
  await signInPage.signIn('ps.admin', demoPassword);
  await expect(page).toHaveURL(target, { timeout: 20_000 });
});

test('when somebody who is signed in opens the login page, then the desktop opens', {
  tag: ['@core', '@once', '@B01', '@C01'],
}, async ({ page, signedInAs }) => {
  await signedInAs('t.zhou');
  await page.goto('/login');
  await page.waitForURL(homePattern);
});

test('when nobody is signed in, then an address of the portal leads to the sign-in and keeps the address', {
  tag: ['@once', '@login', '@B16', '@C03'],
}, async ({ page, signInPage }) => {
  const target = '/pages/base/pc_base_tm/index.html?from=mail#/people/list';
  await page.goto(target);
  await signInPage.username.waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await signInPage.signIn('ps.admin', demoPassword);
  await expect(page).toHaveURL(target, { timeout: 20_000 });
});

test('when the language is switched, then the page speaks it and remembers it', async ({
  page,
  signInPage,
  language,
}) => {
  await signInPage.open();
  await signInPage.languageButton(language === 'en' ? '中文' : 'English').click();
  const other = language === 'en' ? 'zh-CN' : 'en';
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'portal-lang')?.value).toBe(other);
});

test('when the answer after a good sign-in is lost, then it is asked for again, and cookies are blamed for nothing', {
  tag: '@once',
}, async ({ page, signInPage, problems }) => {
  problems.expect(/ERR_FAILED/);
  const says = wordsOf('remotes/signin/failure', 'zh-CN');
  let lost = 0;
  let maxLost = 9;
  await page.route('**/api/uaa/oauth/me?*', (route) => {
    lost += 1;
    return lost <= maxLost ? route.abort() : route.continue();
  });
  await signInPage.signIn('t.zhou', demoPassword);
  await expect(page.getByText(says.text('signin.failure.network'))).toBeVisible();
  expect(lost).toBe(3);
  maxLost = 4;
  await signInPage.retry.click();
  await page.waitForURL(homePattern);
  expect(lost).toBeGreaterThanOrEqual(5);
});

test('when a proxy takes away what speaks for the portal, then the page says so to who can mend it, in both languages', {
  tag: '@once',
}, async ({ browser, portal, problems }) => {
  problems.expect(/403/);
  const proxy = await startStrippingProxy(portal.url, /^(?:x-|sec-|origin$)/);
  for (const [language, text] of [
    ['zh-CN', /请放行 Sec-Fetch-Site、Origin 或 X-Requested-By 请求头/],
    [
      'en',
      /For the network administrator: let the request header Sec-Fetch-Site, Origin or X-Requested-By pass/,
    ],
  ] as const) {
    const context = await browser.newContext({ baseURL: proxy.url });
    const page = await context.newPage();
    const signInPage = new SignInPage(page, language);
    await page.goto(`/login?language=${language}`);
    await signInPage.username.fill('t.zhou');
    await signInPage.password.fill(demoPassword);
    await signInPage.submit.click();
    await expect(page.getByText(text)).toBeVisible();
    await context.close();
  }
  await proxy.close();
});
