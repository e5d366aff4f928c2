import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configureApp } from '../fixtures/configure-app.ts';
import { demoPassword, expect, homePattern, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';
import { Frame } from '../pages/frame.ts';
import { peoplePath } from '../pages/people-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test('when an app lists one language, then it is applied at once and there is no menu; a list that is none stops it', {
  tag: ['@once', '@K05', '@K06', '@K07'],
}, async ({ page, context, signedInAs, peoplePage, frame }) => {
  await signedInAs('ps.admin');
  await configureApp(page, peoplePath, 'people', {
    langList: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
    ],
  });
  await page.goto(peoplePath);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await peoplePage.list
    .or(page.getByRole('heading', { name: 'People' }))
    .first()
    .waitFor();
  await expect(frame.languageMenu).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'portal-lang')?.value).toBe('en');
  await configureApp(page, peoplePath, 'people', { langList: 'en' });
  await page.goto(`${peoplePath}?language=de`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByText('数据类型错误，语言列表必须是数组！')).toBeVisible();
});

test('when an app declares a pack, then English brings the portal’s own words, then the common and the app file; Chinese none', {
  tag: ['@once', '@A04', '@K02', '@K03'],
}, async ({ page, portal, signedInAs, peoplePage, problems }) => {
  problems.expect(/ERR_FAILED.*\/base\.json/);
  const buildFile = path.join(import.meta.dirname, '..', '..', 'dist', 'build.json');
  const [ownWords] = JSON.parse(readFileSync(buildFile, 'utf8')).shell.preloadWords.en;
  const file = path.join(portal.dataDir, 'language', 'pages', 'base', 'en', 'base.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ 班级: 'Class' }));
  await signedInAs('ps.admin');
  await configureApp(page, peoplePath, 'people', { langConf: {} });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const packs = ['/common/plugins/language/1.6.0/en.json', '/pages/base/language/en/base.json'];
  const words = [ownWords, ...packs];
  await peoplePage.open();
  expect(asked.filter((address) => words.includes(address))).toEqual([]);
  await page.goto(`${peoplePath}?language=en`);
  await page.getByRole('heading', { name: 'People', exact: true }).first().waitFor();
  expect(asked.filter((address) => words.includes(address))).toEqual(words);
  // A pack that never comes keeps no app closed.
  await page.route(`**${packs[1]}`, (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'People', exact: true }).first().waitFor();
});

test('when a user switches the language, then the account keeps it and every other browser shows it', {
  tag: ['@core', '@once', '@K04', '@K05'],
}, async ({ browser, portal, page, signedInAs, frame, problems }) => {
  problems.expect(/status of 500/);
  await signedInAs('t.demo07');
  await page.goto('/account');
  await frame.chooseLanguage('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const elsewhere = await browser.newContext({ baseURL: portal.url, locale: 'zh-CN' });
  const other = await elsewhere.newPage();
  await new SignInPage(other, 'zh-CN').signIn('t.demo07', demoPassword);
  await other.waitForURL(homePattern);
  // The account's language brought a new document; the notice of the sign-in is not lost with the first one.
  await expect(
    new Frame(other, 'en').notices.getByText(
      wordsOf('shell/features/startup', 'en').text('startup.signIn.done'),
    ),
  ).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  const first = await other.request.get('/account');
  expect(await first.text()).toContain('<html lang="en"');

  // What the account does not take is not shown either.
  await other.route('**/api/uaa/account/language', (route) => route.fulfill({ status: 500, body: '' }));
  const english = new Frame(other, 'en');
  const refused = other.waitForResponse('**/api/uaa/account/language');
  await english.chooseLanguage('简体中文');
  await refused;
  await expect(other.getByRole('status').or(other.getByRole('alert')).filter({ hasText: /./ })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await other.unroute('**/api/uaa/account/language');
  await other.goto('/account');
  await english.chooseLanguage('简体中文');
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await elsewhere.close();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
