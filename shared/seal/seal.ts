import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

export interface SealOptions {
  /** Newest first, at least one: the first one seals, each may open. */
  readonly secrets: readonly string[];
  /** What is sealed. One secret makes a key of its own for each purpose. */
  readonly purpose: string;
  /** Characters that a secret has at least; default 1. */
  readonly minLength?: number;
  /** Whether a sealed text names its key: others are then not tried. Default true. */
  readonly namesKey?: boolean;
}

/** Encrypts and authenticates texts, so that a reader of a store, or of a copy of it, cannot use them. */
export interface Seal {
  /**
   * `v1.<key id>.<base64url of iv, tag and ciphertext>`, or without the key id.
   * @param context what the text belongs to; it opens only under the same one
   */
  seal(text: string, context: string): string;
  /** Undefined where no secret at hand has sealed it, or anything was changed. */
  open(sealed: string, context: string): Opened | undefined;
}

export interface Opened {
  readonly text: string;
  /** Whether the newest secret has sealed it. */
  readonly isNewest: boolean;
}

const cipherName = 'aes-256-gcm';
const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM. @throws TypeError where there is no secret, or one is too short */
export function createSeal({ secrets, purpose, minLength = 1, namesKey = true }: SealOptions): Seal {
  const keys = secrets.map((secret) => {
    if (secret.length < minLength) throw new TypeError(`A key for ${purpose} needs ${minLength} characters`);
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    return { id: hash('sha256', key).slice(0, 8), key };
  });
  const [newest] = keys;
  if (!newest) throw new TypeError(`At least one key for ${purpose} is needed`);
  const start = namesKey ? `${version}.${newest.id}.` : `${version}.`;
  return {
    seal: (text, context) => start + encrypt(newest.key, text, context),
    open: (sealed, context) => {
      const [first, ...rest] = sealed.split('.');
      const body = rest.pop();
      const [id] = rest;
      if (first !== version || !body || rest.length > 1) return undefined;
      const bytes = Buffer.from(body, 'base64url');
      for (const key of keys) {
        const text = id === undefined || id === key.id ? decrypt(key.key, bytes, context) : undefined;
        if (text !== undefined) return { text, isNewest: key === newest };
      }
      return undefined;
    },
  };
}

/** Whether a text looks like a sealed one. */
export function isSealed(text: string): boolean {
  return text.startsWith(`${version}.`);
}

function encrypt(key: Buffer, text: string, context: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, bytes: Buffer, context: string): string | undefined {
  try {
    const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const body = bytes.subarray(ivBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
