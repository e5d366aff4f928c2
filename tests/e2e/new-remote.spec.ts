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
  ...[
    'bff',
    'platform',
    'shell',
    'shared',
    'scripts',
    'docs/openapi.json',
    'remotes/signin',
    'remotes/desktop',
  ],
  ...['rspack.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'biome.json'],
];

let project: string;
const at = (file: string): string => path.join(project, file);
const script = (...args: string[]) => run(process.execPath, args, { cwd: project });
const change = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(at(file), 'utf8');
  expect(text).toContain(from);
  await writeFile(at(`${file}.new`), text.replace(from, to));
  await rename(at(`${file}.new`), at(file));
};
const start = async (
  args: string[],
  env: Record<string, string>,
  readyText: string,
): Promise<[Program, string]> => {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const data = { DATA_DIR: at('.data'), DEMO: '1', METRICS_PORT: '0', PORT: String(port) };
  const program = await startProgram({ name: args.join(' '), args, env: { ...data, ...env }, readyText });
  return [program, url];
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const signIn = async (page: Page, url: string, username: string): Promise<void> => {
  const answer = await page.request.post(`${url}/api/uaa/oauth/login`, {
    form: { username, password: demoPassword },
    headers: { 'x-requested-by': 'portal' },
  });
  expect(await answer.json()).toMatchObject({ status: 200 });
};

test.describe('a remote of one minute ago', { tag: ['@once'] }, () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  test.beforeAll(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
    for (const part of parts) await cp(path.join(projectFolder, part), at(part), { recursive: true });
    await symlink(path.join(projectFolder, 'node_modules'), at('node_modules'));
    await script('scripts/new-remote.ts', 'notes');
  });
  test.afterAll(() => rm(project, { recursive: true, force: true }));

  test('when its manifest or a message is wrong, then the build ends with one line that names file and field', async () => {
    const build = () =>
      script('scripts/build.ts').then(
        () => '',
        ({ stderr }: { stderr: string }) => stderr,
      );
    const manifest = 'remotes/notes/manifest.ts';
    await change(manifest, 'paths: []', "paths: ['/desktop/home']");
    expect(await build()).toBe(`${manifest}: paths.0: "/desktop/home" belongs to remotes/desktop\n`);
    await change(manifest, "paths: ['/desktop/home']", 'paths: []');
    const text = "{ 'notes.home.count': '{count} notes' }";
    await writeFile(at('remotes/notes/state/texts.ts'), `export const texts = ${text};\n`);
    expect(await build()).toMatch(
      /^remotes\/notes\/state\/texts\.ts: the message "notes\.home\.count" [^\n]+\n$/,
    );
    await rm(at('remotes/notes/state/texts.ts'));
  });

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
      const [english] = remotes.find(({ name }: { name: string }) => name === 'notes').preloadEnglish;
      await page.route(url + english, () => new Promise(() => undefined));
      await page.goto(url + address, { waitUntil: 'commit' });
      // The shell gives them fifteen seconds.
      await expect(page.getByText('notes messages did not load within')).toBeVisible({ timeout: 40_000 });
      const title = wordsOf('shell/language', 'en').pattern('remote.failure.title');
      await expect(page.getByText(title)).toBeVisible();
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
      await change('remotes/notes/pages/home-page.tsx', '{title}</PageHeading>', '{title} 2</PageHeading>');
      await expect(heading(page, 'Notes 2')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
      await change('remotes/notes/manifest.ts', "serverId: 'base'", "serverId: 'exam'");
      await expect.poll(program.output).toContain('remotes/notes/manifest.ts counts now');
      const licensed = `${url}/pages/exam/pc_notes_tm/index.html`;
      const headers = { accept: 'text/html' };
      await expect.poll(async () => (await page.request.get(licensed, { headers })).status()).toBe(200);
      await page.goto(licensed);
      const notice = wordsOf('shell/app-checks', language).pattern('checks.licence.development');
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
