import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'key-secrets';
const secretBytes = 32;

/**
 * What signing keys are sealed with where the environment names nothing: made once, kept in the data folder, readable by
 * its owner only. Two processes that start together end with the same one.
 */
export const loadOrCreateKeySecrets = (dataFolder: string): string[] => {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, fileName);
  try {
    writeFileSync(file, `${randomBytes(secretBytes).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
};
