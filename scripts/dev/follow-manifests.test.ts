import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeManifest, fakeRemote } from '../../bff/testing/fake-dist.ts';
import { followManifests } from './follow-manifests.ts';

const { entry, preload, preloadWords, ...notes } = fakeRemote('notes');

let folder: string;
let lines: string[];
let stop: () => void;

function at(file: string): string {
  return path.join(folder, file);
}

async function save(file: string, text: string): Promise<void> {
  await writeFile(at(`${file}.new`), text);
  await rename(at(`${file}.new`), at(file));
}

function saveManifest(changes: object) {
  return save('notes/manifest.ts', `export const manifest = ${JSON.stringify({ ...notes, ...changes })};`);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'follow-'));
  lines = [];
  await mkdir(at('notes'));
  await saveManifest({});
  await writeFile(at('build.json'), JSON.stringify({ ...fakeManifest(), remotes: [fakeRemote('notes')] }));
  await writeFile(at('inputs.json'), '{}');
  stop = followManifests({
    remotesFolder: folder,
    names: ['notes'],
    manifestFile: at('build.json'),
    inputsFile: at('inputs.json'),
    say: (line) => lines.push(line),
  });
});
afterEach(async () => {
  stop();
  await rm(folder, { recursive: true, force: true });
});

async function readRemotes() {
  return JSON.parse(await readFile(at('build.json'), 'utf8')).remotes;
}

test('when a manifest changes, then the servers find it beside the files of the build, which is not up to date any more', async () => {
  await saveManifest({ names: { 'zh-CN': '笔记', en: 'Notes' } });
  await expect.poll(() => lines).toEqual(['remotes/notes/manifest.ts counts now: reload the page']);
  const files = { entry, preload, preloadWords };
  expect(await readRemotes()).toMatchObject([{ names: { en: 'Notes' }, ...files }]);
  expect(existsSync(at('inputs.json'))).toBe(false);
});

test('when it changes to a wrong one, then a line says what is wrong and nothing else changes', async () => {
  await saveManifest({ paths: ['//evil.example'] });
  await expect
    .poll(() => lines)
    .toContainEqual(expect.stringContaining('remotes/notes/manifest.ts: paths.0'));
  expect(await readRemotes()).toEqual([fakeRemote('notes')]);
});
