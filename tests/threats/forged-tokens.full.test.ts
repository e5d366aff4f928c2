import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../shared/seal/index.ts';
import { openDatabaseOf } from './testing/same-database.ts';
import { keySecret, origin, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';
import { createThirdParties, reader } from './testing/third-party.ts';

const issuer = `${origin}/api/uaa/oidc`;
const day = 24 * 60 * 60;

let portal: RealPortal;
let sid: string;
/** The portal's own key, as nobody but the portal has it. */
let portalKey: { key: Awaited<ReturnType<typeof importJWK>>; kid: string; publicText: string };
beforeAll(async () => {
  portal = await startRealPortal();
  ({ sid } = await portal.signIn('t.zhou'));
  const database = openDatabaseOf(portal);
  const row = await database.db.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow();
  await database.close();
  const jwk = JSON.parse(
    createSeal({ secrets: [keySecret], purpose: 'signing keys' }).open(row.private_jwk, row.kid)?.text ?? '',
  );
  portalKey = { key: await importJWK(jwk), kid: jwk.kid, publicText: `${jwk.n}` };
});
afterAll(() => portal.stop());
const parties = createThirdParties(() => portal);

function sign(claims: JWTPayload, header: Record<string, string> = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: portalKey.kid, ...header })
    .sign(portalKey.key);
}

/** The public key as the secret of a symmetric algorithm: what a verifier falls for that believes the header. */
function signWithPublicKey(claims: JWTPayload, header: Record<string, string> = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: portalKey.kid, ...header })
    .sign(new TextEncoder().encode(portalKey.publicText));
}

function signWithForeignKey(claims: JWTPayload, header: Record<string, string> = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'unknown', ...header })
    .sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
}

describe('T28 forged tokens', () => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, sub: '2001', aud: 'reader', iat: now, exp: now + 3600 };

  it('when an access token is made up, then it opens nothing', async () => {
    for (const token of [
      new UnsecuredJWT(claims).encode(),
      await signWithPublicKey(claims),
      await signWithForeignKey(claims),
      await sign(claims, { typ: 'at+jwt' }),
      randomUUID(),
    ]) {
      expect(await parties.statusOf(token)).toBe(401);
      const headers = { authorization: `Bearer ${token}` };
      expect((await portal.ask({ path: '/api/uaa/oauth/me', headers })).json.status).toBe(401);
    }
  });

  it('when an id token to sign out by is forged, then nobody is asked and nobody signed out', async () => {
    const end = (hint: string) =>
      portal.ask({
        path: `/api/uaa/oidc/session/end?id_token_hint=${hint}`,
        sid,
        headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
      });
    expect((await end(await sign(claims))).status).toBe(200);
    for (const hint of [
      new UnsecuredJWT(claims).encode(),
      await signWithPublicKey(claims),
      await signWithForeignKey(claims),
      await sign({ ...claims, iss: 'https://evil.example' }),
      await sign({ ...claims, aud: 'nobody' }),
    ]) {
      expect((await end(hint)).status, hint).toBe(400);
    }
    expect(await portal.userOf(sid)).toBe('2001');
  });

  it('when a request comes as a signed object, then it is refused, whatever key signed it', async () => {
    const request = await signWithForeignKey({ ...claims, redirect_uri: 'http://evil.example/' });
    const query = new URLSearchParams({
      client_id: 'reader',
      response_type: 'code',
      scope: 'openid',
      request,
    });
    const page = await portal.ask({ path: `/api/uaa/oidc/auth?${query}`, sid });
    expect(String(page.headers.location)).not.toContain('evil.example');
    expect(String(page.headers.location)).not.toContain('code=');
  });
});

describe('T28 logout tokens at an app that follows the guide', () => {
  const event = 'http://schemas.openid.net/event/backchannel-logout';
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: 'reader',
    sub: '2001',
    sid: 'session-1',
    jti: 'j-1',
    iat: now,
    exp: now + 120,
    events: { [event]: {} },
  };
  const typ = 'logout+jwt';
  const jwksPath = '/api/uaa/oidc/jwks';

  /** The portal's own keys, at an address that resolves in a test. */
  const keys = createServer(async (_request, response) => {
    const { text } = await portal.ask({ path: jwksPath });
    response.setHeader('content-type', 'application/json').end(text);
  });
  beforeAll(async () => {
    keys.listen(0, '127.0.0.1');
    await once(keys, 'listening');
  });
  afterAll(() => {
    keys.closeAllConnections();
    keys.close();
  });

  /** Gives a token to the code of the guide. */
  const receive = async (logout_token: string): Promise<number> => {
    const example = join(import.meta.dirname, '..', 'clients', 'apps', 'sign-outs.mjs');
    const { createSignOuts } = await import(/* @vite-ignore */ example);
    const jwksUri = `http://127.0.0.1:${(keys.address() as AddressInfo).port}${jwksPath}`;
    const signOuts = createSignOuts({ issuer, jwksUri, clientId: reader.id });
    let answered = 0;
    const response = {
      set: () => response,
      status: (code: number) => {
        answered = code;
        return response;
      },
      end: () => undefined,
      json: () => undefined,
    };
    await signOuts.receive({ body: { logout_token } }, response);
    return answered;
  };

  it('when the portal signed it for this app, then it counts', async () => {
    expect(await receive(await sign(claims, { typ }))).toBe(200);
  });

  it('when anything about it is wrong, then it is refused', async () => {
    const { events: _, ...without } = claims;
    const wrong: Record<string, string> = {
      'no algorithm': new UnsecuredJWT(claims).encode(),
      'the public key as a secret': await signWithPublicKey(claims, { typ }),
      'an unknown key': await signWithForeignKey(claims, { typ }),
      'another type': await sign(claims, { typ: 'JWT' }),
      'no type': await sign(claims),
      'a nonce': await sign({ ...claims, nonce: 'n' }, { typ }),
      'no event': await sign(without, { typ }),
      'another issuer': await sign({ ...claims, iss: 'https://evil.example' }, { typ }),
      'another audience': await sign({ ...claims, aud: 'kiosk' }, { typ }),
      'its time over': await sign({ ...claims, iat: now - day, exp: now - day + 120 }, { typ }),
      nothing: '',
    };
    for (const [what, token] of Object.entries(wrong)) expect(await receive(token), what).toBe(400);
  });
});
