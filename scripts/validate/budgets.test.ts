import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { BuildManifest } from '#shared/contracts';
import { formatBudgets, judgeBudgets, measureBudgets } from './budgets.ts';

function remote(name: string, paths: string[]): BuildManifest['remotes'][number] {
  return {
    name,
    code: name,
    names: { 'zh-CN': name, en: name },
    version: '1.0.0',
    minServerVersion: '1.0.0',
    paths,
    audience: { signedIn: false, userTypes: [] },
    frame: 'plain',
    entry: `/assets/${name}/remoteEntry.js?v=1`,
    preload: [`/assets/${name}/remoteEntry.js?v=1`, '/assets/shell/door.js'],
    preloadWords: {},
  };
}

const manifest: BuildManifest = {
  build: 'b',
  shell: {
    entry: '/assets/shell/main.js',
    preload: ['/assets/shell/start.js'],
    preloadWords: { 'zh-CN': ['/assets/shell/chinese.js'], en: ['/assets/shell/english.js'] },
  },
  remotes: [remote('signin', ['/login']), remote('people', [])],
};

/** Compressed files of so many bytes. */
function createFolders(sizes: Record<string, number>, budgets: Record<string, number> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'budget-'));
  for (const [file, size] of Object.entries(sizes)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, `${file}.br`), Buffer.alloc(size));
  }
  for (const [name, brotliKb] of Object.entries(budgets)) {
    mkdirSync(path.join(root, 'remotes', name), { recursive: true });
    writeFileSync(path.join(root, 'remotes', name, 'budget.json'), JSON.stringify({ brotliKb }));
  }
  return { dist: root, remotes: path.join(root, 'remotes') };
}

const sizes = {
  'assets/shell/main.js': 1000,
  'assets/shell/start.js': 100_000,
  'assets/shell/door.js': 2000,
  'assets/shell/chinese.js': 4000,
  'assets/shell/english.js': 3000,
  'assets/signin/remoteEntry.js': 10_000,
  'assets/people/remoteEntry.js': 20_000,
};

test('when everything is small enough, then each page counts each file once', async () => {
  const lines = await measureBudgets(manifest, createFolders(sizes));
  expect(lines.map(({ what, bytes }) => [what, bytes])).toEqual([
    ['start of the shell', 101_000],
    ['remote signin', 10_000],
    ['login page, zh-CN', 117_000],
    ['login page, en', 116_000],
    ['remote people', 20_000],
  ]);
  expect(judgeBudgets(lines)).toMatchObject({ ok: true, warning: '' });
});

test.each([
  [145_499, true, ''],
  [145_500, true, 'login page, zh-CN'],
  [154_499, true, 'login page, zh-CN'],
  [154_500, false, 'TOO LARGE'],
])('when a page has %i of 150,000 bytes, then that is fine: %s', async (bytes, ok, said) => {
  const verdict = judgeBudgets([{ what: 'login page, zh-CN', bytes, limit: 150_000 }]);
  expect(verdict.ok).toBe(ok);
  expect(verdict.warning).toContain(said);
  expect(verdict.warning === '').toBe(said === '');
});

test('when a file grows, then each page that loads it does, and the table says by how much', async () => {
  const lines = await measureBudgets(manifest, createFolders({ ...sizes, 'assets/shell/door.js': 40_000 }));
  expect(judgeBudgets(lines).ok).toBe(false);
  expect(formatBudgets(lines)).toMatch(
    /login page, zh-CN\s+155\.0 KB of\s+145\.0 KB brotli\s+106\.9 % {2}TOO LARGE/,
  );
});

test('when a remote sets itself a budget, then that one counts', async () => {
  const lines = await measureBudgets(manifest, createFolders(sizes, { people: 15 }));
  expect(lines.find(({ what }) => what === 'remote people')?.limit).toBe(15_000);
  expect(judgeBudgets(lines).ok).toBe(false);
});
