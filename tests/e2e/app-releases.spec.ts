import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildArchive, createKey } from '#platform/releases/testing';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { createOutsideApp, type OutsideApp } from '../fixtures/outside-app.ts';
import { packFolder, signArchive } from '../fixtures/signed-archive.ts';
import { wordsOf } from '../fixtures/words.ts';
import { AppReleasesPage } from '../pages/app-releases-page.ts';
import { PortalAppsPage } from '../pages/portal-apps-page.ts';

const code = 'pressing';
const address = `/pages/base/pc_${code}_all/index.html`;
const school = 'U2001';
const presses = {
  '1.0.0': { 'zh-CN': '按一下', en: 'Press' },
  '1.1.0': { 'zh-CN': '再按一下', en: 'Press once more' },
} as const;
type Version = keyof typeof presses;
/** As the template calls it, in both languages. */
const name = 'Pressing';

test.use({ ownPortal: 'fresh' });

let app: OutsideApp;
const archives = new Map<Version, Buffer>();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const archive = path.resolve(import.meta.dirname, '../../dist/portal-shell.tgz');
  app = await createOutsideApp({ archive, code, bundler: 'vite' });
  for (const version of ['1.0.0', '1.1.0'] as const) {
    await change('portal.config.json', (text) =>
      text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
    );
    for (const language of ['zh-CN', 'en'] as const)
      await change(`src/messages/${language}.json`, (text) =>
        text.replace(/(\.home\.add": )"[^"]+"/, `$1"${presses[version][language]}"`),
      );
    await app.build();
    archives.set(version, await packFolder(path.join(app.folder, 'dist')));
  }
});
test.afterAll(() => app.remove());

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const target = path.join(app.folder, file);
  await writeFile(target, edit(await readFile(target, 'utf8')));
}

function archiveOf(version: Version): Buffer {
  const archive = archives.get(version);
  if (!archive) throw new Error(`${version} was not built`);
  return archive;
}

/** Somebody in a browser of her own, whose page stays open while others work. */
async function openAs(
  browser: Browser,
  { url, language, login }: { url: string; language: 'zh-CN' | 'en'; login: string },
): Promise<Page> {
  const own = await browser.newContext({ baseURL: url });
  await own.addCookies([{ name: 'portal-lang', value: language, url }]);
  const answer = await own.request.post('/api/uaa/oauth/login', {
    headers: { 'x-requested-by': 'portal' },
    form: { username: login, password: demoPassword },
  });
  expect(await answer.json()).toMatchObject({ status: 200 });
  return own.newPage();
}

test('when a developer ships an app, then it goes from her key to the teachers, forward, back and away, in one press each', {
  tag: ['@two-ways'],
}, async ({ page, browser, portal, language: wanted, signedInAs }) => {
  test.setTimeout(180_000);
  const language = wanted === 'en' ? 'en' : 'zh-CN';
  const developer = new PortalAppsPage(page, language);
  const administrator = new AppReleasesPage(page, language);
  const others = { url: portal.url, language } as const;
  const teacher = await openAs(browser, { ...others, login: 't.wu' });
  const tester = await openAs(browser, { ...others, login: 'sb.teacher' });
  const press = (one: Page, version: Version) =>
    one.getByRole('button', { name: presses[version][language], exact: true });
  /** The next page has what the pointer says now. */
  const expectVersion = async (one: Page, version: Version): Promise<void> =>
    expect(async () => {
      await one.goto(address);
      await expect(press(one, version)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
  const key = createKey();

  await test.step('the developer registers a key', async () => {
    await signedInAs('t.zhou');
    key.keyId = await developer.registerKey('laptop', key.publicKey);
  });

  await test.step('an archive with a mistake is refused by file and field, and another one takes its place', async () => {
    await developer.open('#/app-upload');
    const broken = signArchive(
      key,
      await buildArchive({ code, name: code, names: { 'zh-CN': '' } }, { 'page.js': 'eval("1");' }),
    );
    await developer.upload('broken.zip', broken.archive, broken.signature);
    await expect(developer.problems).toContainText('portal.json');
    await expect(developer.problems).toContainText('names');
    const good = signArchive(key, archiveOf('1.0.0'));
    await developer.upload(`${code}-1.0.0.zip`, good.archive, good.signature);
    await expect(page).toHaveURL(new RegExp(`#/apps/${code}$`));
    await expect(developer.version('1.0.0')).toContainText(developer.fill('developers.apps.state.uploaded'));
  });

  await test.step('the sandbox tries it before anybody approves', async () => {
    await developer.choose('1.0.0', 'developers.release.action');
    await developer.dialog
      .getByText(developer.fill('developers.apps.channel.stable'), { exact: true })
      .click();
    await developer.button('developers.release.confirm', {}, developer.dialog).click();
    await expect(developer.dialog).toBeHidden();
    await expectVersion(tester, '1.0.0');
  });

  await test.step('an administrator reads, approves and releases it to her school', async () => {
    await signedInAs('ps.admin');
    await administrator.open('waiting');
    await page.getByRole('button', { name: /1\.0\.0/ }).click();
    await expect(administrator.dialog).toContainText(
      administrator.fill('administration.releases.signed', { key: 'laptop' }),
    );
    await administrator.button('administration.releases.approve', {}, administrator.dialog).click();
    await expect(administrator.text('administration.releases.none')).toBeVisible();
    await release(administrator, { name, unitId: school, version: '1.0.0' });
  });

  await test.step('a teacher of the school opens it', () => expectVersion(teacher, '1.0.0'));

  await test.step('the developer tries a second version in one unit, promotes it and rolls back', async () => {
    await signedInAs('t.zhou');
    await developer.open('#/app-upload');
    const next = signArchive(key, archiveOf('1.1.0'));
    await developer.upload(`${code}-1.1.0.zip`, next.archive, next.signature);
    await developer.choose('1.1.0', 'developers.release.action');
    await developer.button('developers.release.confirm', {}, developer.dialog).click();
    await expect(developer.dialog).toBeHidden();
    await expectVersion(tester, '1.1.0');

    await page.getByRole('button', { name: namePattern(developer, 'developers.promote.named') }).click();
    await developer.button('developers.promote.action', {}, developer.dialog).click();
    await expect(developer.dialog).toBeHidden();
    await expect(developer.pointers).not.toContainText(developer.fill('developers.apps.channel.next'));
    await expectVersion(tester, '1.1.0');

    await page.getByRole('button', { name: namePattern(developer, 'developers.rollBack.named') }).click();
    await developer.button('developers.rollBack.action', { version: '1.0.0' }, developer.dialog).click();
    await expect(developer.dialog).toBeHidden();
    await expectVersion(tester, '1.0.0');
    await expect(press(teacher, '1.0.0'), 'the school was not part of the trial').toBeVisible();
  });

  await test.step('an administrator withdraws it, and the open page of the teacher says so', async () => {
    await signedInAs('ps.admin');
    await administrator.open('apps');
    await administrator.unfold(code);
    await administrator.button('administration.releases.actions', { name, version: '1.0.0' }).click();
    await page
      .getByRole('menuitem', { name: administrator.fill('administration.releases.withdraw') })
      .click();
    await administrator.field('administration.releases.reason').fill('测试 x');
    await administrator.button('administration.releases.withdraw', {}, administrator.dialog).click();
    await expect(administrator.dialog).toBeHidden();
    const title = wordsOf('shell/features/app-releases', language).text('releases.withdrawn.title');
    await expect(teacher.getByRole('heading', { name: title.replace('{name}', name) })).toBeVisible({
      timeout: 10_000,
    });
  });
  for (const one of [teacher, tester]) await one.context().close();
});

function namePattern(developer: PortalAppsPage, id: string): RegExp {
  return developer.words.pattern(id);
}

/** Gives a version to a unit as its stable one. */
async function release(
  administrator: AppReleasesPage,
  { name, unitId, version }: { name: string; unitId: string; version: string },
): Promise<void> {
  await administrator.open('apps');
  await administrator.button('administration.releases.giveNamed', { name }).click();
  await administrator.field('administration.releases.who').selectOption(unitId);
  await administrator.field('administration.releases.version').selectOption(version);
  await administrator.button('administration.releases.giveConfirm', {}, administrator.dialog).click();
  await expect(administrator.dialog).toBeHidden();
  await expect(administrator.app(code)).toContainText(version);
}
