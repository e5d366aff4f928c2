import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const untracked = ['node_modules', 'dist', '.data', '.cache', '.git', 'test-results', 'playwright-report'];

/** All files of the repository, and those that somebody is about to add. */
const files = globSync('{.*,*,**/*}', {
  cwd: root,
  exclude: (name) => untracked.includes(path.basename(name)),
}).filter((file) => statSync(path.join(root, file)).isFile());

/** They grow with what they list, and nothing makes them anew: the lock, and the rows of an old release. */
const large = ['package-lock.json', 'tests/operations/releases/0043/rows.jsonl'];

test('when a picture is tracked, then the help shows it, and there are twelve at most', () => {
  const pictures = files.filter((file) => /\.(?:png|jpe?g|webp|avif|gif|pdf)$/i.test(file));
  expect(pictures.filter((file) => !file.startsWith('bff/help/pictures/'))).toEqual([]);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.length).toBeLessThanOrEqual(12);
});

test('when a file is large, then it is none that a command could make', () => {
  expect(files.length).toBeGreaterThan(4000);
  const found = files.filter((file) => statSync(path.join(root, file)).size > 120_000);
  expect(found.sort()).toEqual(large);
});
