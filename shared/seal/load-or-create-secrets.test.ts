import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test.each(['', '\n'])('when a full disk left %j in the file, then a secret is made', (text) => {
  writeFileSync(join(folder, 'keys'), text);
  const secrets = loadOrCreateSecrets(folder, 'keys');
  expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(loadOrCreateSecrets(folder, 'keys')).toEqual(secrets);
  expect(readdirSync(folder)).toEqual(['keys']);
});

test('when the file cannot be read, then that is said, and nothing else is left', () => {
  expect(() => loadOrCreateSecrets(folder, '.')).toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual([]);
});
