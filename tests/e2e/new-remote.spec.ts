import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from '../fixtures/index.ts';
import { wordsOf } from '../fixtures/words.ts';
import { findFreePort } from '../processes/find-free-port.ts';
import { type Program, projectFolder, startProgram } from '../processes/program.ts';

const run = promisify(execFile);
const address = '/pages/base/pc_notes_tm/index.html';

/** What a build and a development server need of the project, with the remotes that every page needs. */
const parts = [
  ...['bff', 'platform', 'shell', 'shared', 'scripts', 'remotes/signin', 'remotes/desktop'],
  ...['rspack.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'biome.json'],
];

let project: string;

function at(file: string): string {
  return path.join(project, file);
}

function script(...args: string[]) {
  return run(process.execPath, args, { cwd: project });
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(at(file), 'utf8');
  expect(text).toContain(from);
  await writeFile(at(`${file}.new`), text.replace(from, to));
  await rename(at(`${file}.new`), at(file));
}

async function start(
  args: string[],
  env: Record<string, string>,
  readyText: string,
): Promise<[Program, string]> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const data = { DATA_DIR: at('.data'), DEMO: '1', METRICS_PORT: '0', PORT: String(port) };
  const program = await startProgram({ name: args.join(' '), args, env: { ...data, ...env }, readyText });
  return [program, url];
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name });
}

async function signIn(page: Page, url: string, username: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/uaa/oauth/login`, {
    form: { username, password: demoPassword },
    headers: { 'x-requested-by': 'portal' },
  });
  expect(await answer.json()).toMatchObject({ status: 200 });
}

test.describe('a remote that was just created', { tag: ['@once'] }, () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  test.beforeAll(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
    for (const part of parts) await cp(path.join(projectFolder, part), at(part), { recursive: true });
    await symlink(path.join(projectFolder, 'node_modules'), at('node_modules'));
    await script('scripts/new-remote.ts', 'notes');
  });
  test.afterAll(() => rm(project, { recursive: true, force: true }));

  test('when it is built, then production opens it, and says so where its messages never come', async ({
    page,
    context,
    problems,
  }) => {
    await script('scripts/build.ts');
    const [program, url] = await start(['bff/server.ts', at('dist')], { TEST_MODE: '1' }, 'Portal ready');
    try {
      await signIn(page, url, 't.zhou');
      await page.goto(url + address);
      await expect(heading(page, 'Notes')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(problems.unexpected()).toEqual([]);
      await context.addCookies([{ name: 'portal-lang', value: 'en', url, sameSite: 'Lax' }]);
      const { remotes } = JSON.parse(await readFile(at('dist/build.json'), 'utf8'));
      const [english] = remotes.find(({ name }: { name: string }) => name === 'notes').preloadWords.en;
      await page.route(url + english, () => new Promise(() => undefined));
      await page.goto(url + address, { waitUntil: 'commit' });
      // The shell gives them fifteen seconds.
      await expect(page.getByText('notes messages did not load within')).toBeVisible({ timeout: 40_000 });
      const title = wordsOf('shell/core/language', 'en').pattern('remote.failure.title');
      await expect(page.getByText(title)).toBeVisible();
    } finally {
      await page.close();
      await program.stop();
    }
  });

  test('when it fills places of the shell, then menu and desktop show it, and a dead one harms neither', async ({
    page,
    desktopPage,
    frame,
    language,
    problems,
  }) => {
    const slots = ` slots: { userMenu: [{ address: '${address}', place: 'account' }], desktopCard: {} },`;
    await change('remotes/notes/manifest.ts', "frame: 'framed',", `frame: 'framed',${slots}`);
    await change('remotes/notes/app.tsx', 'View:', 'Card: () => <p>Three notes</p>,\n  View:');
    await script('scripts/build.ts');
    const [program, url] = await start(['bff/server.ts', at('dist')], { TEST_MODE: '1' }, 'Portal ready');
    const card = page.getByRole('region', { name: 'Notes' });
    const late = wordsOf('shell/frame/header', language);
    try {
      await signIn(page, url, 't.zhou');
      await page.goto(`${url}/desktop/home`);
      await expect(card).toContainText('Three notes');
      await frame.userButton.click();
      await page.getByRole('link', { name: 'Notes', exact: true }).click();
      await expect(heading(page, 'Notes')).toBeVisible();
      expect(problems.unexpected()).toEqual([]);

      problems.expect(/ERR_FAILED|dynamically imported module|RUNTIME-|already registered/);
      await page.route('**/assets/notes/**', (route) => route.abort());
      await page.goto(`${url}/desktop/home`);
      await expect(card).toContainText(late.text('header.late.failed'));
      await expect(desktopPage.apps.first()).toBeVisible();
      await frame.userButton.click();
      await expect(page.getByRole('link', { name: 'Notes', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unroute('**/assets/notes/**');
      await card.getByRole('button', { name: late.text('header.late.retry') }).click();
      await expect(card).toContainText('Three notes');
      await change('remotes/notes/manifest.ts', slots, '');
    } finally {
      await page.close();
      await program.stop();
    }
  });

  test('when it is developed, then it meets the policy and the licence of production, and a changed manifest counts at once', {
    tag: ['@M01'],
  }, async ({ page, language, problems }) => {
    const [program, url] = await start([at('scripts/dev-server.ts')], {}, 'Portal in development at');
    try {
      await signIn(page, url, 'a.fault');
      const answer = await page.goto(url + address);
      const policy = (await answer?.headerValue('content-security-policy')) ?? '';
      expect(policy).toContain("style-src 'self' 'nonce-");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      await expect(heading(page, 'Notes')).toBeVisible();
      // Its code is exchanged below the policy, and what the page remembers stays.
      await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
      await change('remotes/notes/home/home-page.tsx', '{title}</PageHeading>', '{title} 2</PageHeading>');
      await expect(heading(page, 'Notes 2')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
      await change('remotes/notes/manifest.ts', "serverId: 'base'", "serverId: 'exam'");
      await expect.poll(program.output).toContain('remotes/notes/manifest.ts counts now');
      const licensed = `${url}/pages/exam/pc_notes_tm/index.html`;
      const headers = { accept: 'text/html' };
      await expect.poll(async () => (await page.request.get(licensed, { headers })).status()).toBe(200);
      await page.goto(licensed);
      const notice = wordsOf('shell/features/app-checks', language).pattern('checks.licence.development');
      await expect(page.getByText(notice).first()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(heading(page, 'Notes 2')).toBeVisible();
      expect(problems.unexpected()).toEqual([]);
      problems.expect(/did not load|ERR_FAILED/);
      await page.route('**/assets/notes/**', (route) => route.abort());
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('remotes/notes did not load'),
      );
      await page.reload();
      expect((await logged).type()).toBe('error');
    } finally {
      await page.close();
      await program.stop();
    }
  });
});
