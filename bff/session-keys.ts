import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileName = 'session-keys';
const keyBytes = 32;

const readKeys = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);

/**
 * The session keys of an installation that names none: made once, kept in the data folder, readable by its owner only.
 * Two servers that start together end with the same keys, as only one of them can create the file.
 */
export const loadOrCreateSessionKeys = (dataDir: string): string[] => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, fileName);
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readKeys(file);
};

/** A secret that lives as long as this process. */
export const createSecret = (): string => randomBytes(keyBytes).toString('base64url');

/**
 * What the embedded platform seals its own keys with: derived, so that whoever learns the one does not know the other, and
 * in the same order, so that both are replaced together.
 */
export const derivePlatformSecrets = (sessionKeys: readonly string[]): string[] =>
  sessionKeys.map((key) =>
    Buffer.from(hkdfSync('sha256', key, '', 'secrets of the platform', keyBytes)).toString('base64url'),
  );
