import { fromBase64Url } from './pkce.ts';

type Claims = Record<string, unknown>;

export interface DecodedToken {
  header: Claims;
  payload: Claims;
  signature: string;
}

const isRecord = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const decodePart = (text: string): Claims => {
  const parsed: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(text)));
  if (!isRecord(parsed)) throw new TypeError('not an object');
  return parsed;
};

/** Reads a signed token (RFC 7519 §7.2) without believing it; undefined where it is none. */
export const decodeToken = (token: string): DecodedToken | undefined => {
  const [header, payload, signature, ...more] = token.split('.');
  if (!header || !payload || !signature || more.length > 0) return undefined;
  try {
    return { header: decodePart(header), payload: decodePart(payload), signature };
  } catch {
    return undefined;
  }
};

/** What a client has to check (OpenID Connect Core §3.1.3.7), each with its outcome. */
export interface TokenCheck {
  name: 'signature' | 'issuer' | 'audience' | 'nonce' | 'expiry';
  isFine: boolean;
}

export interface ExpectedToken {
  issuer: string;
  clientId: string;
  nonce: string;
  /** Epoch seconds. */
  now: number;
  keys: readonly JsonWebKey[];
}

const keyOf = (keys: readonly JsonWebKey[], { header }: DecodedToken): JsonWebKey | undefined =>
  keys.find((key) => 'kid' in key && key.kid === header.kid);

const rs256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** Only RS256, which the provider signs with: an `alg` that the token itself chooses proves nothing. */
const isSigned = async (
  token: string,
  decoded: DecodedToken,
  keys: readonly JsonWebKey[],
): Promise<boolean> => {
  const jwk = keyOf(keys, decoded);
  if (!jwk || decoded.header.alg !== 'RS256') return false;
  const key = await crypto.subtle.importKey('jwk', jwk, rs256, false, ['verify']);
  const signed = new TextEncoder().encode(token.slice(0, token.lastIndexOf('.')));
  return crypto.subtle.verify(rs256.name, key, fromBase64Url(decoded.signature), signed);
};

/** Checks an id token as a client has to. */
export const checkToken = async (
  token: string,
  decoded: DecodedToken,
  expected: ExpectedToken,
): Promise<TokenCheck[]> => {
  const { iss, aud, nonce, exp } = decoded.payload;
  const audience = Array.isArray(aud) ? aud : [aud];
  const isGenuine = await isSigned(token, decoded, expected.keys).catch(() => false);
  return [
    { name: 'signature', isFine: isGenuine },
    { name: 'issuer', isFine: iss === expected.issuer },
    { name: 'audience', isFine: audience.includes(expected.clientId) },
    { name: 'nonce', isFine: nonce === expected.nonce },
    { name: 'expiry', isFine: typeof exp === 'number' && exp > expected.now },
  ];
};
