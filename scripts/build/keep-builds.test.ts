import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepBuilds } from './keep-builds.ts';

function createDist() {
  const root = mkdtempSync(path.join(tmpdir(), 'builds-'));
  const assets = path.join(root, 'assets');
  mkdirSync(path.join(assets, 'a'), { recursive: true });
  const build = (name: string): Promise<void> => {
    for (const ending of ['', '.br', '.gz'])
      writeFileSync(path.join(assets, 'a', `${name}.js${ending}`), name);
    return keepBuilds(path.join(root, 'builds.json'), assets, name, [`a/${name}.js`]);
  };
  return { build, files: () => readdirSync(path.join(assets, 'a')).sort() };
}

test('when a fourth build comes, then the files of the first are gone and those of three stay', async () => {
  const { build, files } = createDist();
  for (const name of ['one', 'two', 'three']) await build(name);
  expect(files()).toHaveLength(9);
  await build('four');
  expect(files().filter((file) => file.endsWith('.js'))).toEqual(['four.js', 'three.js', 'two.js']);
  expect(files()).toHaveLength(9);
});

test('when a build comes again, then it counts as the newest and nothing else is lost', async () => {
  const { build, files } = createDist();
  for (const name of ['one', 'two', 'one', 'three', 'four']) await build(name);
  expect(files().filter((file) => file.endsWith('.js'))).toEqual(['four.js', 'one.js', 'three.js']);
});
