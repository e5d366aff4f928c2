import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkFederationParts, federationParts } from './federation-parts.ts';
import { projectRoot } from './paths.ts';

const parts = federationParts(projectRoot, true);
const places = new Map<string, string[]>();
for (const [place, part] of Object.entries(parts)) places.set(part, [...(places.get(part) ?? []), place]);

async function namesOf(file: string): Promise<string[]> {
  return Object.keys(await import(pathToFileURL(file).href));
}

describe.each([...places].map(([part, files]) => ({ part, files, name: path.basename(part) })))(
  'the part $name',
  ({ part, files }) => {
    test('when it stands for files of the library, then it has no name that they lack', async () => {
      const named = (await Promise.all(files.map(namesOf))).flat();
      expect((await namesOf(part)).filter((name) => !named.includes(name))).toEqual([]);
    });
  },
);

test('when a remote is built, then it can still import from the shell', () => {
  const left = Object.keys(parts).filter((place) => !(place in federationParts(projectRoot, false)));
  expect(left.map((place) => path.basename(place))).toEqual(['remotes.js']);
});

describe('in another folder', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'parts-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function install(version: string): Promise<void> {
    for (const name of new Set(
      Object.keys(parts).map((place) => place.split('@module-federation/')[1]?.split('/')[0]),
    )) {
      const folder = path.join(root, 'node_modules/@module-federation', name ?? '');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version }));
    }
  }

  test('when packages are links, then the parts stand where those really are', async () => {
    await symlink(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
    expect(Object.keys(federationParts(root, true))).toEqual(expect.arrayContaining(Object.keys(parts)));
  });

  test('when the library has another version, then the build stops', async () => {
    await install('2.10.0');
    expect(() => federationParts(root, true)).toThrow(/@module-federation\/.+ is 2\.10\.0; read anew/);
  });

  test('when a file lies elsewhere, then the build stops', async () => {
    await install('2.9.2');
    expect(() => federationParts(root, true)).toThrow(/dist\/.+ is gone/);
  });

  test('when a file came back, then the build stops', async () => {
    const place = Object.keys(parts).find((file) => file.endsWith('semver/index.js')) ?? '';
    const bundle = (alias: Record<string, string>) =>
      run({
        entry: place,
        resolve: { alias },
        plugins: [checkFederationParts(parts)],
        output: { path: root },
      });
    await expect(bundle({})).rejects.toThrow(`${place} is bundled, though there is a part for it`);
    await expect(bundle(parts)).resolves.toBe(false);
  });
});

const typescript = { jsc: { parser: { syntax: 'typescript' } } };

/** Whether a bundle has errors. */
function run(options: Configuration): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const rules = [{ test: /\.ts$/, use: { loader: 'builtin:swc-loader', options: typescript } }];
    rspack({ ...options, mode: 'production', devtool: false, module: { rules } }, (error, stats) =>
      error ? reject(error) : resolve(stats?.hasErrors() ?? true),
    );
  });
}
