import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const maxReadmeLines = 40;
const maxReadmeLinesOfHouse = 60;

function foldersOf(house: string): string[] {
  return readdirSync(path.join(root, house), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${house}/${entry.name}`);
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function has(file: string): boolean {
  return existsSync(path.join(root, file));
}

/** Folders that are no rooms: the federation's doors, one file each, and what the tests of a house take apart. */
const withoutDoor = new Set(['shell/exposes', 'bff/testing']);
/** Folders of rooms; the README of their house says what belongs to each. */
const wings = new Set(['shell/core', 'shell/kit', 'shell/features', 'shell/frame', 'platform/ways-in']);

const rooms = ['bff', 'platform', 'shell', 'shared']
  .flatMap(foldersOf)
  .flatMap((folder) => (wings.has(folder) ? foldersOf(folder) : [folder]))
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

/** Names that say what kind of file lies in a folder, not what its users do there. */
const kinds = ['api', 'common', 'components', 'helpers', 'lib', 'misc', 'pages', 'shared', 'state', 'utils'];
/** Folders of every remote that are no features. */
const noFeatures = ['messages', 'testing'];

/** Imports from feature to feature, such as `list → person`. */
function arrowsOf(remote: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: path.join(root, remote) })) {
    const from = file.split('/')[0] ?? '';
    if (noFeatures.includes(from)) continue;
    for (const [, specifier = ''] of read(`${remote}/${file}`).matchAll(
      /(?:from|import\(?)\s*'(\.[^']+)'/g,
    )) {
      const [to = '', ...rest] = path.join(path.dirname(file), specifier).split('/');
      if (rest.length === 0 || to === from || to === '..' || noFeatures.includes(to)) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** Takes away what imports nothing that is left, until only circles are. */
function findCircle(arrows: Map<string, Set<string>>): string[] {
  const left = new Map(arrows);
  let before = -1;
  while (before !== left.size) {
    before = left.size;
    for (const [from, to] of [...left]) if (![...to].some((each) => left.has(each))) left.delete(from);
  }
  return [...left.keys()];
}

describe.each(remotes)('the remote at %s', (remote) => {
  it('when it is read, then it has the files that every remote has, and folders named for what users do', () => {
    const files = ['README.md', 'manifest.ts', 'app.tsx', 'messages/zh-CN.json', 'messages/en.json'];
    expect(files.filter((file) => !has(`${remote}/${file}`))).toEqual([]);
    expect(foldersOf(remote).filter((folder) => kinds.includes(path.basename(folder)))).toEqual([]);
  });

  it('when its features import each other, then in no circle', () => {
    expect(findCircle(arrowsOf(remote))).toEqual([]);
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
