import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RemoteManifest } from '#shared/contracts';
import { checkClaims } from './check-claims.ts';
import { readManifests } from './read-manifests.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manifests-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function manifestOf(changes: object): object {
  return {
    name: 'notes',
    code: 'notes',
    names: { 'zh-CN': '笔记', en: 'Notes' },
    version: '0.1.0',
    minServerVersion: '1.5.2',
    paths: [],
    audience: { signedIn: true, userTypes: [] },
    frame: 'framed',
    ...changes,
  };
}

let count = 0;

/** What the build says of a remote `notes` beside others of these names. */
async function read(source: string): Promise<RemoteManifest[]> {
  count += 1;
  await mkdir(path.join(folder, 'notes'), { recursive: true });
  await writeFile(path.join(folder, 'notes', 'manifest.ts'), source);
  return readManifests(folder, ['notes'], String(count));
}

function readChanged(changes: object) {
  return read(`export const manifest = ${JSON.stringify(manifestOf(changes))};`);
}

const section = { host: 'administration', code: 'notes', address: '/notes', group: 'portal', icon: 'audit' };

test('when a remote fills places of the shell, then it links to pages of its own', async () => {
  const addresses = ['/notes', '/notes#/archive', '/pages/base/pc_notes_tm/index.html'];
  const userMenu = addresses.map((address) => ({ address, place: 'account' }));
  const slots = { userMenu, desktopCard: {}, sections: [section] };
  expect(await readChanged({ paths: ['/notes'], slots })).toMatchObject([{ slots }]);
});

test('when a remote or a place of it needs something, then the registry has it as it stands there', async () => {
  const audience = { signedIn: true, userTypes: [2, 4], needs: ['admin:feedback', 'teacher'] };
  const slots = { userMenu: [{ address: '/notes', place: 'account', needs: ['base:role'] }] };
  expect(await readChanged({ paths: ['/notes'], audience, slots })).toMatchObject([{ audience, slots }]);
});

test('when a manifest is right, then it is read, also after it has changed', async () => {
  expect(await readChanged({ version: '0.1.0' })).toMatchObject([{ version: '0.1.0' }]);
  expect(await readChanged({ version: '0.2.0' })).toMatchObject([{ version: '0.2.0' }]);
});

test.each([
  [{ names: { 'zh-CN': '笔记' } }, 'names.en'],
  [{ version: 'one' }, 'version'],
  [{ audience: { signedIn: true, userTypes: [9] } }, 'audience.userTypes.0'],
  [{ audience: { signedIn: true, userTypes: [2], needs: ['admin:cats'] } }, 'audience.needs.0'],
  [{ audience: { signedIn: true, userTypes: [2], needs: [] } }, 'audience.needs'],
  [{ frame: 'round' }, 'frame'],
  [{ name: 'other' }, 'name'],
  [{ config: { autority: false } }, 'config.autority'],
  [{ paths: ['/notes', '//evil.example/notes'] }, 'paths.1'],
  [{ paths: ['/\\evil.example'] }, 'paths.0'],
  [{ paths: ['/desktop/home'] }, 'paths.0'],
  [{ paths: ['/api/notes'] }, 'paths.0'],
  [{ serverId: 'a b' }, 'serverId'],
  [{ slots: { menu: [] } }, 'slots.menu'],
  [{ slots: { userMenu: [{ address: '/notes', place: 'top' }] } }, 'slots.userMenu.0.place'],
  [{ slots: { userMenu: [{ address: '//evil.example', place: 'account' }] } }, 'slots.userMenu.0.address'],
  [{ slots: { userMenu: [{ address: '/login', place: 'account' }] } }, 'slots.userMenu.0.address'],
  [{ slots: { sections: [{ ...section, icon: 'cat' }] } }, 'slots.sections.0.icon'],
  [{ slots: { sections: [{ ...section, group: 'top' }] } }, 'slots.sections.0.group'],
  [{ slots: { sections: [{ ...section, address: '/login' }] } }, 'slots.sections.0.address'],
  [{ slots: { desktopCard: { names: { en: 'Notes' } } } }, 'slots.desktopCard.names.zh-CN'],
  [{ slots: { desktopCard: { userTypes: [9] } } }, 'slots.desktopCard.userTypes.0'],
  [{ slots: { desktopCard: { needs: ['base:role', 'cat'] } } }, 'slots.desktopCard.needs.1'],
])('when a manifest says %j, then one line names remote, file and field', async (changes, field) => {
  await expect(readChanged(changes)).rejects.toThrow(
    new RegExp(`^remotes/notes/manifest\\.ts: ${field}: [^\\n]+$`),
  );
});

test('when the file cannot be read, or has no manifest, then the line says so', async () => {
  await expect(read('export const manifest = {')).rejects.toThrow(
    /^remotes\/notes\/manifest\.ts: file: cannot/,
  );
  await expect(read('export const other = 1;')).rejects.toThrow(/^remotes\/notes\/manifest\.ts: manifest: /);
});

test.each([
  [{ code: 'Base' }, 'code', '"Base" is the code of remotes/people too'],
  [{ paths: ['/family'] }, 'paths.0', '"/family" is an address of remotes/people too'],
  [
    { paths: ['/pages/base/pc_base_tm/index.html'] },
    'paths.0',
    '"/pages/base/pc_base_tm/index.html" is an address of remotes/people too',
  ],
  [{ paths: ['/notes/scan/x'] }, 'paths.0', '"/notes/scan/x" is an address of remotes/people too'],
  [{ segments: ['family'] }, 'segments.0', '"family" stands in an address of remotes/people'],
  [{ paths: ['/login'] }, 'paths.0', '"/login" belongs to remotes/signin'],
])('when a remote claims %j of another, then that is said', (changes, field, what) => {
  const notes = { name: 'notes', code: 'notes', paths: [], ...changes };
  const people = { name: 'people', code: 'base', paths: ['/family'], segments: ['scan'] };
  expect(checkClaims([notes, people])).toContainEqual({ remote: 'notes', field, what });
});

test('when the owner of a page claims it, then nothing is wrong', () => {
  expect(checkClaims([{ name: 'desktop', code: 'desktop', paths: ['/desktop/home'] }])).toEqual([]);
});
