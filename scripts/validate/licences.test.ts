import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findLicenceProblems, isPermissive } from './licences.ts';

const folders: string[] = [];

function lockWith(packages: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  folders.push(folder);
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ packages: { '': { license: 'UNLICENSED' }, ...packages } }));
  return file;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test.each([
  ['MIT', true],
  ['(WTFPL OR MIT)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['(GPL-2.0 OR MIT)', true],
  ['AGPL-3.0', false],
])('when a package is under %s, then permissive is %s', (expression, expected) => {
  expect(isPermissive(expression)).toBe(expected);
});

test('when a package names no permissive licence, then it is listed with its path', () => {
  const lock = lockWith({
    'node_modules/good': { license: 'MIT' },
    'node_modules/bad': { license: 'GPL-3.0' },
    'node_modules/silent': {},
  });
  expect(findLicenceProblems(lock)).toEqual([
    'node_modules/bad: GPL-3.0',
    'node_modules/silent: no licence named',
  ]);
});

test('when a named tool is under the MPL, then it passes for development only', () => {
  expect(
    findLicenceProblems(lockWith({ 'node_modules/axe-core': { license: 'MPL-2.0', dev: true } })),
  ).toEqual([]);
  expect(findLicenceProblems(lockWith({ 'node_modules/axe-core': { license: 'MPL-2.0' } }))).toHaveLength(1);
});
