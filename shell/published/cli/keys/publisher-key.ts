import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { publishMessageOf } from '#shared/contracts';

/** What the file of a developer holds. */
export interface PublisherKeyFile {
  /** What the portal calls the key; empty until it is registered. */
  readonly keyId: string;
  /** PKCS#8, base64. */
  readonly privateKey: string;
}

export interface Signature {
  readonly keyId: string;
  /** Base64. */
  readonly signature: string;
}

/** SPKI of an Ed25519 key is a fixed beginning and the 32 bytes of the key. */
const rawKeyBytes = 32;

export function createPublisherKey(): PublisherKeyFile {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    keyId: '',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** The public half as the developer centre takes it: raw, base64. */
export function publicHalfOf({ privateKey }: PublisherKeyFile): string {
  const spki = createPublicKey(readPrivateKey(privateKey)).export({ type: 'spki', format: 'der' });
  return spki.subarray(-rawKeyBytes).toString('base64');
}

/** Signs content for one purpose: an archive's signature is none for an order. */
export function signContent(
  { keyId, privateKey }: PublisherKeyFile,
  purpose: Parameters<typeof publishMessageOf>[0],
  content: Buffer,
): Signature {
  const message = publishMessageOf(purpose, sha256Of(content));
  return {
    keyId,
    signature: sign(null, Buffer.from(message), readPrivateKey(privateKey)).toString('base64'),
  };
}

export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function readPrivateKey(privateKey: string): ReturnType<typeof createPrivateKey> {
  return createPrivateKey({ key: Buffer.from(privateKey, 'base64'), type: 'pkcs8', format: 'der' });
}
