import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as v from 'valibot';
import { DomainError, serverIdSchema } from '#shared/contracts';

/**
 * A licence as its maker signs it: `LIC1.<payload>.<signature>`, both base64url, the payload JSON, the signature Ed25519 over
 * `LIC1.<payload>`. A licence file holds the same text.
 */
const prefix = 'LIC1';

const termsSchema = v.object({
  /** Of this key: it counts once. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  unitId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  serverId: serverIdSchema,
  /** Last day, `YYYY-MM-DD`; null never ends. */
  endDate: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Null is for everybody. */
  seats: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type LicenceTerms = v.InferOutput<typeof termsSchema>;

/** Signs terms. */
export function signLicence(terms: LicenceTerms, privateKey: KeyObject): string {
  const signed = `${prefix}.${Buffer.from(JSON.stringify(terms)).toString('base64url')}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

/**
 * What a key grants; blanks and line breaks in it do not count.
 * @throws DomainError `invalid_input` when nobody with the private key has signed it
 */
export function readLicenceKey(key: string, publicKey: KeyObject): LicenceTerms {
  const [head, payload = '', signature = '', ...rest] = key.replace(/\s/g, '').split('.');
  const signed = Buffer.from(`${head}.${payload}`);
  const isSigned = verify(null, signed, publicKey, Buffer.from(signature, 'base64url'));
  if (head !== prefix || rest.length > 0 || !isSigned) throw refusal();
  try {
    return v.parse(termsSchema, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  } catch {
    throw refusal();
  }
}

/** PKCS#8 of an Ed25519 key, up to its 32 bytes. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs the licences of demo portals, and of those alone: everybody can make it. */
export function demoLicenceKey(): KeyObject {
  return createPrivateKey({
    key: Buffer.concat([pkcs8Head, createHash('sha256').update('demo licences').digest()]),
    format: 'der',
    type: 'pkcs8',
  });
}

/** @param text SPKI in base64, as `openssl pkey -pubout -outform der | base64` writes it @throws Error for anything else */
export function parseLicencePublicKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('no Ed25519 key');
  return key;
}

function refusal(): DomainError {
  const message = '许可码无效，请核对后重试|||This licence key is not valid. Please check it';
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'key', message }] });
}
