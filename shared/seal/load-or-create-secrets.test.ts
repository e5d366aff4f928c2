import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadOrCreateSecrets } from './load-or-create-secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('when there is none, then one is made for its owner alone, and stays', () => {
  const [secret = ''] = loadOrCreateSecrets(join(folder, 'data'), 'keys');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(loadOrCreateSecrets(join(folder, 'data'), 'keys')).toEqual([secret]);
  expect(statSync(join(folder, 'data/keys')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'data'))).toEqual(['keys']);
});

test('when there are several, then they come newest first, and the file stays as it is', () => {
  writeFileSync(join(folder, 'keys'), 'new, old\n');
  expect(loadOrCreateSecrets(folder, 'keys')).toEqual(['new', 'old']);
  expect(readFileSync(join(folder, 'keys'), 'utf8')).toBe('new, old\n');
});

test.each(['', ' ,\n'])('when the file holds %j, then that is said, and it stays as it is', (text) => {
  writeFileSync(join(folder, 'keys'), text);
  expect(() => loadOrCreateSecrets(folder, 'keys')).toThrow(/^keys is empty: put back what it held/);
  expect(readFileSync(join(folder, 'keys'), 'utf8')).toBe(text);
  expect(readdirSync(folder)).toEqual(['keys']);
});

test('when the file is a link that leads nowhere yet, then no other one takes its place', () => {
  symlinkSync(join(folder, 'not-there'), join(folder, 'keys'));
  expect(() => loadOrCreateSecrets(folder, 'keys')).toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual(['keys']);
});

test('when the folder takes no file, then that is said, and nothing is left', () => {
  writeFileSync(join(folder, 'data'), 'a file');
  expect(() => loadOrCreateSecrets(join(folder, 'data'), 'keys')).toThrow('EEXIST');
  expect(readdirSync(folder)).toEqual(['data']);
});
