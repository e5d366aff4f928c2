import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipherName = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const prefix = 'v1.';

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'signing keys', 32));

export interface KeySealer {
  /** @param label what it is; it opens only under the same one */
  seal(text: string, label: string): string;
  /** Undefined where no secret at hand has sealed it, or it was changed. A text of before the sealing opens as it is. */
  open(sealed: string, label: string): Opened | undefined;
}

export interface Opened {
  readonly text: string;
  /** Whether the newest secret has sealed it. */
  readonly isNewest: boolean;
}

/**
 * Seals texts for the database, so that whoever reads it, or a copy of it, cannot use them.
 * @param secrets newest first, at least one; the first one seals, each may open
 */
export const createKeySealer = (secrets: readonly string[]): KeySealer => {
  const keys = secrets.map(keyOf);
  const [newest] = keys;
  if (!newest) throw new TypeError('there is no secret to seal signing keys with');

  const openWith = (key: Buffer, bytes: Buffer, label: string): string | undefined => {
    try {
      const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes));
      decipher.setAAD(Buffer.from(label)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  };

  return {
    seal: (text, label) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(cipherName, newest, iv).setAAD(Buffer.from(label));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, label) => {
      if (!sealed.startsWith(prefix)) return { text: sealed, isNewest: false };
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      return keys
        .map((key) => ({ text: openWith(key, bytes, label), isNewest: key === newest }))
        .find((opened): opened is Opened => opened.text !== undefined);
    },
  };
};
