import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface DeviceOptions {
  /** Where the browser is. */
  readonly origin: string;
  /** Which host the passkeys are for. */
  readonly rpId: string;
}

export type TestDevice = ReturnType<typeof createTestDevice>;

/** A device with one passkey, and the browser that speaks to it (WebAuthn Level 3 §6): ES256, no attestation. */
export function createTestDevice({ origin, rpId }: DeviceOptions) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;

  /** §6.1; with bit 6 of the flags, the key stands behind it. */
  const authenticatorData = (of: string, flags: number, key: Buffer = Buffer.alloc(0)): Buffer => {
    count += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(of).digest(), head, key]);
  };
  const newKey = (): Buffer => {
    const size = Buffer.alloc(2);
    size.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), size, id, toCose(publicKey.export({ format: 'jwk' }))]);
  };
  const clientData = (type: string, challenge: string, at: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  return {
    id: toText(id),

    /** What `navigator.credentials.create` answers, as JSON. */
    create: (challenge: string, { at = origin, of = rpId } = {}): string => {
      const data = authenticatorData(of, 0x41, newKey());
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      const clientDataJSON = toText(clientData('webauthn.create', challenge, at));
      const response = { clientDataJSON, attestationObject: toText(attestation), transports: ['internal'] };
      return JSON.stringify({ id: toText(id), rawId: toText(id), type: 'public-key', response });
    },

    /** What `navigator.credentials.get` answers, as JSON. */
    get: (
      challenge: string,
      { at = origin, of = rpId, type = 'webauthn.get', as = toText(id), isTouched = true } = {},
    ): string => {
      const data = authenticatorData(of, isTouched ? 0x01 : 0x00);
      const client = clientData(type, challenge, at);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: toText(client),
        authenticatorData: toText(data),
        signature: toText(sign('sha256', signed, privateKey)),
      };
      return JSON.stringify({ id: as, rawId: as, type: 'public-key', response });
    },

    /** As of a copy that was made earlier. */
    turnBack: (by: number): void => {
      count -= by;
    },
  };
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64url');
}

/** The map of an ES256 key (RFC 9053 §7.1.1): kty 2, alg -7, crv 1, x, y. */
function toCose({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

/** RFC 8949 §3, for texts of fewer than 24 bytes. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** RFC 8949 §3, for fewer than 256 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
