import { createHmac } from 'node:crypto';

/** Says later whether a secret is the same one, and reveals nothing about it. @param secrets what seals keys, newest first */
export function createKeyFingerprints(secrets: readonly string[]): string[] {
  return secrets.map((secret) =>
    createHmac('sha256', secret)
      .update('fingerprint of a secret in a backup')
      .digest('base64url')
      .slice(0, 16),
  );
}
