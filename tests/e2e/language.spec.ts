import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configureApp } from '../fixtures/configure-app.ts';
import { expect, test } from '../fixtures/index.ts';
import { peoplePath } from '../pages/people-page.ts';

interface HeaderDoor {
  loadLanguagePack(options: { language: string; code: string; appCode: string }): Promise<void>;
  translate(key: string): string;
}

test('when an app brings no words with it, then English asks for the common and the app file, and Chinese for none', {
  tag: ['@once', '@K01', '@K02', '@K03'],
}, async ({ page, portal, signedInAs, peoplePage }) => {
  const write = (file: string, words: Record<string, string>): void => {
    const target = path.join(portal.dataDir, 'language', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(words));
  };
  write('common/1.6.0/en.json', { 确定: 'OK', 资源: 'Things' });
  write('pages/res/en/edu.json', { 资源: 'Resources' });
  await signedInAs('ps.admin');
  await peoplePage.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const words = await page.evaluate(async () => {
    const isHere = (name: string): boolean => name.includes('/shell/remoteEntry.js');
    const address = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find(isHere);
    const door: HeaderDoor = (await (await import(String(address))).get('./header'))();
    const translated: string[][] = [];
    for (const language of ['zh-CN', 'de', 'en', 'en']) {
      await door.loadLanguagePack({ language, code: 'res', appCode: 'edu' });
      translated.push(['确定', '资源', '未知'].map(door.translate));
    }
    return translated;
  });
  const chinese = ['确定', '资源', '未知'];
  const english = ['OK', 'Resources', '未知'];
  expect(words).toEqual([chinese, chinese, english, english]);
  expect(asked.filter((address) => address.includes('language'))).toEqual([
    '/common/plugins/language/1.6.0/en.json',
    '/pages/res/language/en/edu.json',
  ]);
});

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
  tag: ['@once', '@A04'],
}, async ({ page, portal, signedInAs, peoplePage, problems }) => {
  problems.expect(/ERR_FAILED.*\/base\.json/);
  const buildFile = path.join(import.meta.dirname, '..', '..', 'dist', 'build.json');
  const [ownWords] = JSON.parse(readFileSync(buildFile, 'utf8')).shell.preloadEnglish;
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
