import { lstatSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './testing/list-files.ts';

const root = path.resolve(import.meta.dirname, '../..');

function sizeOf(file: string): number {
  return lstatSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0;
}

const files = listFiles();

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
  const found = files.filter((file) => sizeOf(file) > 120_000);
  expect(found.sort()).toEqual(large);
});
