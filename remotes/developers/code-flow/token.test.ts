import type { JWK } from 'jose';
import { decode, encode } from 'jose/base64url';
import { expect, test } from 'vitest';
import { createChallenge, createRandom } from './pkce.ts';
import { checkToken, decodeToken } from './token.ts';

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

function part(value: object): string {
  return encode(JSON.stringify(value));
}

const claims = { iss: 'https://portal/api/uaa/oidc', aud: 'reader', nonce: 'n', exp: 2_000, name: '周敏' };

async function sign(header: object, payload: object) {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const text = `${part(header)}.${part(payload)}`;
  const bytes = await crypto.subtle.sign(algorithm.name, privateKey, new TextEncoder().encode(text));
  const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'k' };
  return { token: `${text}.${encode(new Uint8Array(bytes))}`, keys: [jwk] };
}

const expected = { issuer: claims.iss, clientId: 'reader', nonce: 'n', now: 1_000 };

async function wrongIn(token: string, keys: JWK[], change = {}) {
  const decoded = decodeToken(token);
  if (!decoded) throw new Error('not a token');
  const checks = await checkToken(token, decoded, { ...expected, keys, ...change });
  return checks.filter(({ isFine }) => !isFine).map(({ name }) => name);
}

test('when a token is genuine, then nothing is wrong with it', async () => {
  const { token, keys } = await sign({ alg: 'RS256', kid: 'k' }, claims);
  expect(decodeToken(token)?.payload).toEqual(claims);
  expect(await wrongIn(token, keys)).toEqual([]);
});

test('when claims are not those of this sign-in, then each is named', async () => {
  const { token, keys } = await sign({ alg: 'RS256', kid: 'k' }, claims);
  const other = { issuer: 'https://evil', clientId: 'kiosk', nonce: 'm', now: 2_000 };
  expect(await wrongIn(token, keys, other)).toEqual(['issuer', 'audience', 'nonce', 'expiry']);
});

test('when somebody else signed it, or nobody, then the signature is wrong', async () => {
  const [{ token }, { keys }] = [
    await sign({ alg: 'RS256', kid: 'k' }, claims),
    await sign({ alg: 'RS256', kid: 'k' }, claims),
  ];
  expect(await wrongIn(token, keys)).toEqual(['signature']);
  const unsigned = await sign({ alg: 'none', kid: 'k' }, claims);
  expect(await wrongIn(unsigned.token, unsigned.keys)).toEqual(['signature']);
  expect(await wrongIn(unsigned.token, [])).toEqual(['signature']);
});

test.each(['', 'a.b', 'a.b.c', 'opaque', `${part({})}.${part([])}.x`])(
  'when %j comes in its place, then it is no token',
  (token) => {
    expect(decodeToken(token)).toBeUndefined();
  },
);

test('when the verifier of RFC 7636 is challenged, then the challenge is the one there', async () => {
  expect(await createChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
  expect(createRandom()).toMatch(/^[\w-]{43}$/);
  expect(decode(createRandom())).toHaveLength(32);
});
