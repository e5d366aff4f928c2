import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { housekeeping } from './lifetimes.ts';
import { requestLimits } from './request-limits.ts';
import { createScene, type RelyingParty, redirectUri } from './testing/scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createScene(engine.database, () => platform);

  const register = (token: string, metadata: object = {}) =>
    fetch(scene.endpoint('/reg'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ redirect_uris: [redirectUri], ...metadata }),
    });

  describe('a client that asks too often', () => {
    const post = (path: string, { id, secret }: RelyingParty, ip: string) =>
      fetch(scene.endpoint(path), {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}`, 'x-forwarded-for': ip },
        body: new URLSearchParams({ token: 'x', grant_type: 'refresh_token', refresh_token: 'x' }),
      });
    /** As if it had used up its minute but for some requests. */
    const exhaustMinute = (path: keyof typeof requestLimits, left: number) =>
      engine
        .database()
        .db.updateTable('rate_limit')
        .set({ points: requestLimits[path].points - left })
        .where('key', 'like', `oidc:${path}:%`)
        .execute();

    test.each(['/token', '/token/introspection', '/token/revocation', '/request'] as const)(
      'when it goes over the limit of %s, then 429 and when to come back, for it and from there only',
      async (path) => {
        const [party, other] = [await scene.createParty(), await scene.createParty()];
        expect((await post(path, party, '10.0.0.1')).status).not.toBe(429);
        await exhaustMinute(path, 2);
        const answers = await Promise.all(Array.from({ length: 6 }, () => post(path, party, '10.0.0.1')));
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
        const refused = answers.find(({ status }) => status === 429);
        expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await refused?.json()).toMatchObject({ error: 'too_many_requests' });
        expect((await post(path, other, '10.0.0.1')).status).not.toBe(429);
        expect((await post(path, party, '10.0.0.2')).status).not.toBe(429);
        platform.advance(61_000);
        expect((await post(path, party, '10.0.0.1')).status).not.toBe(429);
      },
    );

    test('when a stranger tries names that no client has, then nothing is written down', async () => {
      const count = async () =>
        (await engine.database().db.selectFrom('rate_limit').select('key').execute()).length;
      const before = await count();
      await post('/token', { id: 'nobody', secret: 'x' }, '10.0.0.3');
      expect(await count()).toBe(before);
    });

    test('when an invitation is tried too often, then 429', async () => {
      const token = await platform.authorization().issueInitialAccessToken();
      expect((await register(token, { first_party: true })).status).toBe(400);
      await exhaustMinute('/reg', 0);
      expect((await register(token)).status).toBe(429);
    });
  });

  describe('an invitation to register', () => {
    test('when it is used many times at once, then one client comes of it', async () => {
      const token = await platform.authorization().issueInitialAccessToken();
      const answers = await Promise.all(Array.from({ length: 8 }, () => register(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(401)]);
    });

    test('when a try fails, then the invitation is still good', async () => {
      const token = await platform.authorization().issueInitialAccessToken();
      expect((await register(token, { scope: 'openid root' })).status).toBe(400);
      expect((await register(token)).status).toBe(201);
    });

    test('when a client is registered, then it gets no way to manage itself', async () => {
      const response = await register(await platform.authorization().issueInitialAccessToken());
      const client = await response.json();
      expect(client).not.toHaveProperty('registration_access_token');
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const answer = await fetch(scene.endpoint(`/reg/${client.client_id}`), { method });
        expect([400, 401, 404, 405], method).toContain(answer.status);
      }
    });
  });

  describe('what clients read', () => {
    test('when a token is ended, then the answer is JSON, as clients in the browser want it', async () => {
      const party = await scene.createParty();
      const answer = await fetch(scene.endpoint('/token/revocation'), {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${party.id}:${party.secret}`)}` },
        body: new URLSearchParams({ token: 'x' }),
      });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^application\/json/),
      ]);
      expect(await answer.json()).toEqual({});
    });

    test('when metadata and keys are read, then they may be kept for less than a new key is published ahead', async () => {
      for (const path of ['/jwks', '/.well-known/openid-configuration']) {
        const { headers } = await fetch(scene.endpoint(path));
        const [, seconds = ''] = /^public, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? [];
        expect(Number(seconds)).toBeGreaterThan(0);
        expect(Number(seconds) * 1000).toBeLessThan(housekeeping.publishAhead);
        expect(headers.get('vary')).toContain('Origin');
      }
    });
  });

  describe('a page of another origin', () => {
    const preflight = (path: string, origin: string, method = 'POST') =>
      fetch(scene.endpoint(path), {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization',
        },
      });

    test('when it is the origin of a registered app in the browser, then it may ask, redeem and read', async () => {
      const origin = 'http://localhost:4999';
      const party = await scene.createParty({ kind: 'public', redirectUris: [`${origin}/callback`] });
      for (const path of ['/token', '/me', '/token/revocation', '/.well-known/openid-configuration']) {
        const { status, headers } = await preflight(path, origin);
        expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 204, origin]);
        expect(headers.has('access-control-allow-credentials')).toBe(false);
      }
      const discovery = await fetch(scene.endpoint('/.well-known/openid-configuration'), {
        headers: { origin },
      });
      expect(discovery.headers.get('access-control-allow-origin')).toBe(origin);
      const browser = await (await scene.createUser()).signIn();
      const back = { redirect_uri: `${origin}/callback` };
      const { code, verifier } = await scene.authorize(browser, party, back);
      const form = { grant_type: 'authorization_code', client_id: party.id, code, code_verifier: verifier };
      const redeemed = await fetch(scene.endpoint('/token'), {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ ...form, ...back }),
      });
      expect([redeemed.status, redeemed.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
      const { access_token } = await redeemed.json();
      const me = await fetch(scene.endpoint('/me'), {
        headers: { origin, authorization: `Bearer ${access_token}` },
      });
      expect([me.status, me.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    });

    test('when no client in the browser has that origin, then it is told nothing it could read', async () => {
      await scene.createParty({ redirectUris: ['http://confidential.example/callback'] });
      await scene.createParty({
        kind: 'public',
        status: 'disabled',
        redirectUris: ['https://disabled.example/callback'],
      });
      for (const origin of [
        'https://evil.example',
        'http://confidential.example',
        'https://disabled.example',
        'null',
      ]) {
        for (const path of ['/token', '/me', '/jwks', '/.well-known/openid-configuration']) {
          const { status, headers } = await preflight(path, origin);
          expect([path, origin, status]).toEqual([path, origin, 403]);
          expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
        }
        const read = await fetch(scene.endpoint('/.well-known/openid-configuration'), {
          headers: { origin },
        });
        expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, null]);
      }
    });

    test('when it is the origin of another client, then the answer about this one cannot be read', async () => {
      const origin = 'http://localhost:4998';
      await scene.createParty({ kind: 'public', redirectUris: [`${origin}/callback`] });
      const party = await scene.createParty({ kind: 'public' });
      const answer = await fetch(scene.endpoint('/token'), {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id: party.id }),
      });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, null]);
    });
  });
});
