import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepFolderPrivate } from './data-folder.ts';
import { requireWholeFolder, unfinishedRestoreFile } from './unfinished-restore.ts';

function createRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

function modeOf(file: string): number {
  return statSync(file).mode & 0o7777;
}

test('when there is no folder yet, then it is made for its owner alone', () => {
  const folder = path.join(createRoot(), 'a', 'data');
  keepFolderPrivate(folder);
  expect(existsSync(folder)).toBe(true);
  expect(modeOf(folder)).toBe(0o700);
});

test('when the folder was open to others, then it is closed to them', () => {
  const folder = path.join(createRoot(), 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  keepFolderPrivate(folder);
  expect(modeOf(folder)).toBe(0o700);
});

test('when the folder is one for many, then it stays as it is', () => {
  const folder = path.join(createRoot(), 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  keepFolderPrivate(folder);
  expect(modeOf(folder)).toBe(0o1777);
});

test('when a restore into the folder did not finish, then no server uses it', () => {
  const folder = createRoot();
  requireWholeFolder(folder);
  requireWholeFolder(path.join(folder, 'not-there-yet'));
  writeFileSync(path.join(folder, unfinishedRestoreFile), '');
  expect(() => requireWholeFolder(folder)).toThrow(/^a restore into \S+ did not finish: [^\n]+$/);
});
