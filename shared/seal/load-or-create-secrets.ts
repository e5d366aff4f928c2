import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const secretBytes = 32;

/**
 * The secrets of an installation that names none, newest first: made once, kept in the data folder, readable by its owner only.
 * Two servers that start together end with the same ones, as only one of them can create the file.
 */
export function loadOrCreateSecrets(dataFolder: string, fileName: string): string[] {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = path.join(dataFolder, fileName);
  try {
    writeFileSync(file, `${createSecret()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
}

/** A secret of 32 random bytes. */
export function createSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}
