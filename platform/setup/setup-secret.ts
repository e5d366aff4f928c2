import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What proves that somebody has read the log of the platform. It derives from what seals the signing keys, so that it is the same after a
 * restart and at all replicas, and needs no place. It is of no use once the portal has begun.
 */
export function createSetupSecret(keySecrets: readonly string[]): string {
  const [newest] = keySecrets;
  if (!newest) throw new Error('a platform has a secret of its own');
  return createHmac('sha256', newest).update('portal setup').digest('base64url');
}

/** Where an empty portal is set up. The log has it, and nobody else. */
export function setupAddress(publicUrl: string, keySecrets: readonly string[]): string {
  return `${publicUrl}/setup?secret=${createSetupSecret(keySecrets)}`;
}

/** Whether two secrets are the same, in a time that tells nothing. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
