import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { DomainError, publishMessageOf } from '#shared/contracts';

/** What names a key and what it signed, in a header or beside an archive. */
export interface PublisherSignature {
  readonly keyId: string;
  /** Base64. */
  readonly signature: string;
}

/** Bytes of a raw Ed25519 public key. */
const keyLength = 32;
const forged =
  '签名与内容不符：文件被改动过，或用了另一个密钥|||The signature does not fit the content: it was changed, or signed by another key';

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @throws DomainError `forbidden` for what the key did not sign */
export function requireSignature(
  { publicKey }: { readonly publicKey: string },
  signature: string,
  purpose: 'release' | 'order',
  content: Uint8Array,
): void {
  const key = findPublicKey(publicKey);
  const message = Buffer.from(publishMessageOf(purpose, sha256Of(content)));
  const isGood = key && verify(null, message, key, Buffer.from(signature, 'base64'));
  if (!isGood) throw new DomainError('forbidden', { message: forged });
}

/** A raw Ed25519 public key in base64; undefined for anything else. */
export function findPublicKey(base64: string): KeyObject | undefined {
  const raw = Buffer.from(base64, 'base64');
  if (raw.length !== keyLength || raw.toString('base64') !== base64) return undefined;
  try {
    return createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') },
      format: 'jwk',
    });
  } catch {
    return undefined;
  }
}
