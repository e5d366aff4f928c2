import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const maxReadmeLines = 40;
const maxReadmeLinesOfHouse = 60;

const foldersOf = (house: string): string[] =>
  readdirSync(path.join(root, house), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${house}/${entry.name}`);

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const has = (file: string): boolean => existsSync(path.join(root, file));

/** Folders that are no rooms: the federation's doors, one file each, and what the tests of a house take apart. */
const withoutDoor = new Set(['shell/exposes', 'bff/testing']);

const rooms = ['bff', 'platform', 'shell', 'shared']
  .flatMap(foldersOf)
  .filter((room) => !withoutDoor.has(room));
const remotes = foldersOf('remotes');

describe.each(rooms)('the room %s', (room) => {
  it('when somebody enters, then there is a door that only lets through', () => {
    expect(has(`${room}/index.ts`)).toBe(true);
    const left = read(`${room}/index.ts`)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(/export (?:\*|(?:type )?\{[^}]*\}) from '[^']+';/g, '');
    expect(left.trim()).toBe('');
  });

  it('when somebody is new, then a short README says what it owns', () => {
    expect(has(`${room}/README.md`)).toBe(true);
    expect(read(`${room}/README.md`).trimEnd().split('\n').length).toBeLessThanOrEqual(maxReadmeLines);
  });
});

const remoteRooms = ['api', 'assets', 'components', 'messages', 'pages', 'state', 'testing'];

describe.each(remotes)('the remote at %s', (remote) => {
  it('when it is read, then it has the files that every remote has, and no room of another name', () => {
    const files = ['README.md', 'manifest.ts', 'app.tsx', 'messages/zh-CN.json', 'messages/en.json'];
    expect(files.filter((file) => !has(`${remote}/${file}`))).toEqual([]);
    expect(foldersOf(remote).map((room) => path.basename(room))).toEqual(
      foldersOf(remote)
        .map((room) => path.basename(room))
        .filter((room) => remoteRooms.includes(room)),
    );
  });

  it('when its manifest names it, then the folder has that name', async () => {
    const { manifest } = await import(/* @vite-ignore */ path.join(root, remote, 'manifest.ts'));
    expect(manifest.name).toBe(path.basename(remote));
  });
});

it('when remotes are compared, then no two share a code or an address', async () => {
  const manifests = await Promise.all(
    remotes.map(
      async (remote) => (await import(/* @vite-ignore */ path.join(root, remote, 'manifest.ts'))).manifest,
    ),
  );
  const codes = manifests.map((manifest) => manifest.code.toLowerCase());
  const paths = manifests.flatMap((manifest) => manifest.paths);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(paths).size).toBe(paths.length);
});

it('when a house has a README, then it can be read in one go', () => {
  for (const house of ['bff', 'platform', 'shell', 'remotes', 'shared']) {
    if (!has(`${house}/README.md`)) continue;
    expect(read(`${house}/README.md`).split('\n').length).toBeLessThanOrEqual(maxReadmeLinesOfHouse);
  }
});
