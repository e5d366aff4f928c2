import { createPrivateKey, type KeyObject, type SignKeyObjectInput, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';

/** Seconds. A token counts from a minute before it was made, for services whose clock is behind. */
export const appTokenTimes = { life: 300, early: 60 } as const;

export interface AppTokenClaims {
  /** Whom the token is for: the code of an app. */
  readonly aud: string;
  /** Whom it is about. */
  readonly sub: string;
  readonly [name: string]: unknown;
}

export interface AppToken {
  readonly token: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Unlike the `JWT` of id tokens: neither passes for the other (RFC 8725 §3.11). */
const typ = 'app+jwt';

const signInThread = promisify<string, Buffer, KeyObject | SignKeyObjectInput, Buffer>(sign);

/**
 * Signs tokens for services of apps (RFC 7519) by the key that signs id tokens: services find its public half where
 * the provider publishes it.
 * @param keyNow the key that signs now
 */
export function createAppTokens({
  issuer,
  clock,
  keyNow,
}: {
  issuer: string;
  clock: () => number;
  keyNow: () => JWK | undefined;
}) {
  let known: { kid: string; key: KeyObject } | undefined;
  const openKey = (): { kid: string; key: KeyObject } => {
    const jwk = keyNow();
    if (jwk?.kid === undefined) throw new Error('there is no key to sign with');
    if (known?.kid !== jwk.kid) known = { kid: jwk.kid, key: importKey(jwk) };
    return known;
  };
  return async (claims: AppTokenClaims): Promise<AppToken> => {
    const { kid, key } = openKey();
    const now = Math.floor(clock() / 1000);
    const [iat, exp] = [now - appTokenTimes.early, now + appTokenTimes.life];
    const head = encode({ alg: 'RS256', kid, typ });
    const text = `${head}.${encode({ ...claims, iss: issuer, iat, nbf: iat, exp })}`;
    const signature = await signInThread('sha256', Buffer.from(text), key);
    return { token: `${text}.${signature.toString('base64url')}`, expiresAt: exp * 1000 };
  };
}

function importKey(jwk: JWK): KeyObject {
  return createPrivateKey({ key: JSON.parse(JSON.stringify(jwk)), format: 'jwk' });
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
