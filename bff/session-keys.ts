import { hkdfSync } from 'node:crypto';
import { loadOrCreateSecrets } from '#shared/seal';

const keyBytes = 32;

/** The session keys of an installation that names none. */
export function loadOrCreateSessionKeys(dataDir: string): string[] {
  return loadOrCreateSecrets(dataDir, 'session-keys');
}

/**
 * The secrets with which the embedded platform seals its own keys. They are derived, so that a reader of the one does
 * not know the other. They have the same order, so that both are replaced together.
 */
export function derivePlatformSecrets(sessionKeys: readonly string[]): string[] {
  return sessionKeys.map((key) =>
    Buffer.from(hkdfSync('sha256', key, '', 'secrets of the platform', keyBytes)).toString('base64url'),
  );
}
