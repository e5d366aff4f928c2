import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what a store keeps, bound to the session it belongs to. */
export interface Seal {
  /** `v1.<key id>.<base64url of iv, tag and ciphertext>` */
  close(plain: string, sessionKey: string): string;
  /** The plain text, or undefined when no key fits or anything was changed. */
  open(sealed: string, sessionKey: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under the first of the keys; opens what any of them closed.
 * @param secrets `SESSION_KEYS`, newest first, at least one of at least 32 characters
 */
export const createSeal = (secrets: readonly string[]): Seal => {
  const keys = secrets.map((secret) => {
    if (secret.length < 32) throw new Error('A session key needs at least 32 characters');
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'portal session jar', 32));
    return { id: hash('sha256', key).slice(0, 8), key };
  });
  const [newest] = keys;
  if (!newest) throw new Error('At least one session key is needed');

  return {
    close: (plain, sessionKey) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, newest.key, iv).setAAD(Buffer.from(sessionKey));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const packed = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
      return `v1.${newest.id}.${packed}`;
    },
    open: (sealed, sessionKey) => {
      const [version, keyId, packed] = sealed.split('.');
      const key = keys.find(({ id }) => id === keyId)?.key;
      if (version !== 'v1' || !key || !packed) return undefined;
      const bytes = Buffer.from(packed, 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
          .setAAD(Buffer.from(sessionKey))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
