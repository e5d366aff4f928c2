import type { JWK, JWTPayload, ProtectedHeaderParameters } from 'jose';
import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { createLocalJWKSet } from 'jose/jwks/local';
import { compactVerify } from 'jose/jws/compact/verify';
import { decodeJwt } from 'jose/jwt/decode';

export interface DecodedToken {
  header: ProtectedHeaderParameters;
  payload: JWTPayload;
}

/** Reads a signed token (RFC 7519 §7.2) without believing it; undefined where it is none. */
export function decodeToken(token: string): DecodedToken | undefined {
  try {
    return { header: decodeProtectedHeader(token), payload: decodeJwt(token) };
  } catch {
    return undefined;
  }
}

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
  keys: JWK[];
}

/** Checks an id token as a client has to, and goes on after a check that fails: developers see all of them. */
export async function checkToken(
  token: string,
  { payload }: DecodedToken,
  expected: ExpectedToken,
): Promise<TokenCheck[]> {
  const { iss, aud, nonce, exp } = payload;
  const audience = Array.isArray(aud) ? aud : [aud];
  return [
    { name: 'signature', isFine: await isSigned(token, expected.keys) },
    { name: 'issuer', isFine: iss === expected.issuer },
    { name: 'audience', isFine: audience.includes(expected.clientId) },
    { name: 'nonce', isFine: nonce === expected.nonce },
    { name: 'expiry', isFine: typeof exp === 'number' && exp > expected.now },
  ];
}

/** Only RS256, which the provider signs with: an `alg` that the token itself chooses proves nothing. */
async function isSigned(token: string, keys: JWK[]): Promise<boolean> {
  try {
    await compactVerify(token, createLocalJWKSet({ keys }), { algorithms: ['RS256'] });
    return true;
  } catch {
    return false;
  }
}
