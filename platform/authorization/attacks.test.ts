import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClientSecrets } from '#platform/clients';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene, type RelyingParty, redirectUri } from './testing/scene.ts';

const invalidGrant = { status: 400, body: { error: 'invalid_grant' } };
const day = 24 * 60 * 60 * 1000;

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createScene(engine.database, () => platform);
  /** A refusal may explain itself, but leads nowhere. */
  const expectNoAnswer = (data: object | null): void => {
    for (const name of ['address', 'code', 'consent', 'signIn']) expect(data ?? {}).not.toHaveProperty(name);
  };

  const start = async (overrides: Parameters<typeof scene.createParty>[0] = {}) => {
    const party = await scene.createParty(overrides);
    const { user, signIn } = await scene.createUser();
    const browser = await signIn();
    const authorize = (more: Record<string, string> = {}) => scene.authorize(browser, party, more);
    const getTokens = async () => (await scene.redeem(party, await authorize())).body;
    return { party, user, browser, authorize, getTokens };
  };

  describe('a code', () => {
    test('when it is redeemed twenty times at once, then at most one gets tokens', async () => {
      const { party, authorize } = await start();
      const code = await authorize();
      const answers = await Promise.all(Array.from({ length: 20 }, () => scene.redeem(party, code)));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThanOrEqual(19);
      for (const answer of refused) expect(answer).toMatchObject(invalidGrant);
    });

    test('when it is shown again after it was redeemed, then the tokens of the first time are dead', async () => {
      const { party, authorize } = await start();
      const code = await authorize();
      const { body } = await scene.redeem(party, code);
      expect((await scene.userinfo(body.access_token)).status).toBe(200);
      expect(await scene.redeem(party, code)).toMatchObject(invalidGrant);
      expect((await scene.userinfo(body.access_token)).status).toBe(401);
      expect(await scene.refresh(party, body.refresh_token)).toMatchObject(invalidGrant);
    });

    test('when another client shows it, with another address, or too late, then it is refused', async () => {
      const { authorize, party } = await start({ redirectUris: [redirectUri, `${redirectUri}2`] });
      const thief = await scene.createParty();
      expect(await scene.redeem(thief, await authorize())).toMatchObject(invalidGrant);
      const other = { redirect_uri: `${redirectUri}2` };
      expect(await scene.redeem(party, await authorize(), other)).toMatchObject(invalidGrant);
      const [inTime, late] = [await authorize(), await authorize()];
      platform.advance(59_000);
      expect((await scene.redeem(party, inTime)).status).toBe(200);
      platform.advance(2_000);
      expect(await scene.redeem(party, late)).toMatchObject(invalidGrant);
      expect((await scene.eventsOf(party)).at(-1)).toBe(
        'grant.error (invalid_grant: authorization code is expired)',
      );
    });

    test('when the verifier is missing or wrong, or there was no challenge, then it is refused', async () => {
      const { party, authorize, browser } = await start({ withoutPkceUntil: platform.now() + 60_000 });
      for (const code_verifier of [undefined, 'x'.repeat(43)])
        expect((await scene.redeem(party, await authorize(), { code_verifier })).status).toBe(400);
      const { body } = await browser.post('/api/uaa/shiyue_webauth', scene.requestOf(party));
      const downgraded = { code: body.data.code, verifier: 'x'.repeat(43) };
      expect((await scene.redeem(party, downgraded)).status).toBe(400);
    });

    test.each([
      ['without a challenge', { code_challenge: '', code_challenge_method: '' }],
      ['plain', { code_challenge_method: 'plain' }],
      ['without a method', { code_challenge_method: '' }],
    ])('when a client asks %s, then it gets an error and no code', async (_, form) => {
      for (const kind of ['confidential', 'public'] as const) {
        const { party, browser } = await start({ kind });
        const { data } = (await scene.ask(browser, party, form)).body;
        expect(data).toMatchObject({ error: 'invalid_request', code: null });
      }
    });

    test('when the exception of a client has run out, then it needs PKCE too', async () => {
      const { party, browser } = await start({ withoutPkceUntil: platform.now() - 1 });
      const { body } = await browser.post('/api/uaa/shiyue_webauth', scene.requestOf(party));
      expect(body.data.error).toBe('invalid_request');
    });
  });

  describe('an address for the code', () => {
    const mutations = [
      `${redirectUri}/`,
      `${redirectUri}/evil`,
      `${redirectUri}?x=1`,
      `${redirectUri}#x`,
      'http://localhost:4001@evil.example/callback',
      'http://localhost:4002/callback',
      'http://LOCALHOST:4001/callback',
      'http://localhost:4001/Callback',
      'http://localhost:4001//callback',
      'http://localhost:4001\\callback',
      'http://localhost:4001/%63allback',
      'http://localhost:4001/../callback',
      'http://127.0.0.1:4001/callback',
      'http://lоcalhost:4001/callback',
      'http://localhost.evil.example:4001/callback',
      'https://localhost:4001/callback',
      'javascript:alert(1)',
      'data:text/html,x',
      '',
      '//evil.example',
    ];

    test.each(mutations)('when it is %s, then nobody is sent anywhere', async (address) => {
      const { party, browser } = await start();
      const { body } = await scene.ask(browser, party, { redirect_uri: address });
      expect(body.status).toBe(address === '' ? 422 : 400);
      expectNoAnswer(body.data);
      const query = new URLSearchParams({ ...scene.requestOf(party), redirect_uri: address });
      const page = await scene.open(browser, `/api/uaa/oidc/auth?${query}`);
      expect([page.status, page.headers.get('location')]).toEqual([400, null]);
    });

    test('when it stands there twice, then nobody is sent anywhere', async () => {
      const { party, browser } = await start();
      const query = new URLSearchParams(scene.requestOf(party, scene.createPkce()));
      query.append('redirect_uri', redirectUri);
      const page = await scene.open(browser, `/api/uaa/oidc/auth?${query}`);
      expect([page.status, page.headers.get('location')]).toEqual([400, null]);
    });

    test('when it is not the registered one, then the log of the client tells both', async () => {
      const { party, browser } = await start();
      await scene.ask(browser, party, { redirect_uri: `${redirectUri}/` });
      const events = (await scene.eventsOf(party)).join();
      expect(events).toContain(`sent ${redirectUri}/; registered ${redirectUri})`);
    });

    test('when the client does not exist or is disabled, then nobody is sent anywhere', async () => {
      const { browser } = await start();
      const disabled = await scene.createParty({ status: 'disabled' });
      for (const party of [disabled, { id: 'none', secret: undefined }]) {
        const { body } = await scene.ask(browser, party);
        expect(body.status).toBe(400);
        expectNoAnswer(body.data);
        const query = new URLSearchParams(scene.requestOf(party, scene.createPkce()));
        const page = await scene.open(browser, `/api/uaa/oidc/auth?${query}`);
        expect([page.status, page.headers.get('location')]).toEqual([400, null]);
      }
    });
  });

  describe('the call of the portal', () => {
    test.each(['token', 'id_token', 'code id_token', 'code token', 'none'])(
      'when it asks for %s, then it is refused',
      async (response_type) => {
        const { party, browser } = await start();
        const { body } = await scene.ask(browser, party, { response_type });
        expect(body).toMatchObject({ status: 400, code: 'authorization_refused' });
        expectNoAnswer(body.data);
      },
    );

    test.each(['fragment', 'form_post', 'query.jwt'])(
      'when it wants the answer by %s, then the query is taken all the same',
      async (response_mode) => {
        const { party, browser } = await start();
        const { data } = (await scene.ask(browser, party, { response_mode })).body;
        expect(new URL(data.address).searchParams.get('code')).toBe(data.code);
        expect(new URL(data.address).hash).toBe('');
      },
    );

    test('when a browser asks the provider for another way of answering, then it is refused', async () => {
      const { party, browser } = await start();
      for (const response_mode of ['fragment', 'web_message']) {
        const query = new URLSearchParams(scene.requestOf(party, { ...scene.createPkce(), response_mode }));
        const page = await scene.open(browser, `/api/uaa/oidc/auth?${query}`);
        expect(page.headers.get('location') ?? '').not.toMatch(/code=/);
        expect(page.text).not.toMatch(/name="code"/);
      }
    });

    test('when it asks for a scope that nobody knows or that the client may not have, then it gets none of it', async () => {
      const { party, browser } = await start({ scopes: ['openid'] });
      const unknown = await scene.redeem(
        party,
        await scene.authorize(browser, party, { scope: 'openid root' }),
      );
      expect(unknown.body.scope).toBe('openid');
      const { data } = (await scene.ask(browser, party, { scope: 'openid unit' })).body;
      expect(data).toMatchObject({ error: 'invalid_scope', code: null });
    });

    test('when somebody else answers the question that was put to a user, then it is refused', async () => {
      const { party, browser } = await start({ isFirstParty: false });
      const { body } = await scene.ask(browser, party);
      const interaction = body.data.consent.split('=')[1];
      const stranger = await (await scene.createUser()).signIn();
      const mismatch = { status: 403, code: 'session_mismatch', data: null };
      for (const verb of ['confirm', 'deny'])
        expect((await stranger.post(`/api/uaa/consent/${verb}`, { interaction })).body).toMatchObject(
          mismatch,
        );
      const details = await stranger.get(`/api/uaa/consent/details?interaction=${interaction}`);
      expect(details.body).toMatchObject(mismatch);
      const resumed = await scene.open(stranger, `/api/uaa/oidc/auth/${interaction}`);
      expect([resumed.status, resumed.headers.get('location')]).toEqual([400, null]);
      expect((await browser.post('/api/uaa/consent/confirm', { interaction })).body.status).toBe(200);
    });
  });

  describe('a refresh token', () => {
    test('when it is shown again after it was rotated, then the whole family is dead', async () => {
      const { party, getTokens } = await start();
      const first = await getTokens();
      const second = await scene.refresh(party, first.refresh_token);
      expect(second.status).toBe(200);
      expect(await scene.refresh(party, first.refresh_token)).toMatchObject(invalidGrant);
      expect(await scene.refresh(party, second.body.refresh_token)).toMatchObject(invalidGrant);
      expect((await scene.userinfo(second.body.access_token)).status).toBe(401);
    });

    test('when it is shown twenty times at once, then at most one gets tokens', async () => {
      const { party, getTokens } = await start();
      const { refresh_token } = await getTokens();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => scene.refresh(party, refresh_token)),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    });

    test('when another client shows it, then it is refused', async () => {
      const { getTokens } = await start();
      const thief = await scene.createParty();
      expect(await scene.refresh(thief, (await getTokens()).refresh_token)).toMatchObject(invalidGrant);
    });

    test('when it is rotated again and again, then it ends all the same after fourteen days', async () => {
      const { party, getTokens } = await start();
      let token = (await getTokens()).refresh_token;
      for (let week = 0; week < 2; week += 1) {
        platform.advance(7 * day - 2_000);
        const answer = await scene.refresh(party, token);
        expect(answer.status).toBe(200);
        token = answer.body.refresh_token;
      }
      platform.advance(5_000);
      expect(await scene.refresh(party, token)).toMatchObject(invalidGrant);
    });
  });

  describe('what belongs to others', () => {
    test('when a client asks about the token of another, then it learns nothing and ends nothing', async () => {
      const { party, getTokens } = await start();
      const { access_token: token } = await getTokens();
      const other = await scene.createParty();
      expect((await scene.send('/token/introspection', other, { token })).body).toEqual({ active: false });
      await scene.send('/token/revocation', other, { token });
      const own = await scene.send('/token/introspection', party, { token });
      expect(own.body).toMatchObject({ active: true, client_id: party.id });
    });

    const register = (token: string | undefined, metadata: object) =>
      fetch(scene.endpoint('/reg'), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ redirect_uris: [redirectUri], ...metadata }),
      });

    test('when somebody registers without a token, then it is refused', async () => {
      for (const token of [undefined, 'guessed'])
        expect((await register(token, {})).status).toBeGreaterThanOrEqual(400);
    });

    test.each([
      { first_party: true },
      { without_pkce_until: 9e15 },
      { scope: 'openid root' },
      { redirect_uris: ['javascript:alert(1)'] },
      { redirect_uris: ['http://school.example/callback'] },
      { redirect_uris: ['https://*.example/callback'] },
      { redirect_uris: [`${redirectUri}#x`] },
      { jwks_uri: 'http://127.0.0.1:5432/', token_endpoint_auth_method: 'none' },
      { sector_identifier_uri: 'https://127.0.0.1/' },
      { backchannel_logout_uri: 'http://10.0.0.1/' },
      { token_endpoint_auth_method: 'client_secret_jwt' },
      { token_endpoint_auth_method: 'private_key_jwt' },
      { response_types: ['id_token'], grant_types: ['implicit'] },
    ])('when somebody registers %j, then it is refused', async (metadata) => {
      const token = await platform.authorization().issueInitialAccessToken();
      expect(await register(token, metadata).then(({ status }) => status)).toBe(400);
    });

    test('when somebody registers with a token, then the client waits for approval', async () => {
      const token = await platform.authorization().issueInitialAccessToken();
      const response = await register(token, { client_name: '<b>新应用</b>' });
      const { client_id: id, client_secret: secret } = await response.json();
      expect(response.status).toBe(201);
      expect((await register(token, {})).status).toBe(401);
      const { browser } = await start();
      const { body } = await scene.ask(browser, { id, secret });
      expect(body.message).toContain('not been approved');
      const wrong = await scene.send('/token/introspection', { id, secret: 'wrong' }, { token: 'x' });
      const right = await scene.send('/token/introspection', { id, secret }, { token: 'x' });
      expect([wrong.status, right.status]).toEqual([401, 200]);
    });
  });

  describe('forged tokens', () => {
    test('when an access token is made up, then it opens nothing', async () => {
      const { user } = await start();
      const key = new TextEncoder().encode('a public key as a secret of 32 b');
      const claims = { sub: user.id, scope: 'openid', client_id: 'x', iss: scene.endpoint('') };
      const forged = [
        new UnsecuredJWT(claims).encode(),
        await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'none' }).sign(key),
        'x'.repeat(43),
      ];
      for (const token of forged) expect((await scene.userinfo(token)).status).toBe(401);
    });

    test('when a token stands in the address, then it is refused', async () => {
      const { getTokens } = await start();
      const { access_token: token } = await getTokens();
      expect((await fetch(`${scene.endpoint('/me')}?access_token=${token}`)).status).toBe(400);
    });

    test('when an id token to sign out by is forged, then nothing happens', async () => {
      const { browser, party, user } = await start();
      const claims = { iss: scene.endpoint(''), sub: user.id ?? '', aud: party.id };
      const key = new TextEncoder().encode('a public key as a secret of 32 b');
      const forged = [
        new UnsecuredJWT(claims).encode(),
        await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key),
      ];
      for (const hint of forged) {
        const page = await scene.open(browser, `/api/uaa/oidc/session/end?id_token_hint=${hint}`);
        expect(page.status).toBe(400);
      }
      expect((await browser.get('/api/uaa/oauth/me')).body.status).toBe(200);
    });
  });

  describe('secrets of a client', () => {
    test('when there are two, then both count until one is removed, and a third is refused', async () => {
      const { db } = engine.database();
      const { party, getTokens } = await start();
      const secrets = createClientSecrets(db);
      const { access_token: token } = await getTokens();
      const [old] = await secrets.list(party.id);
      const added = await secrets.add(party.id, platform.now());
      await expect(secrets.add(party.id, platform.now())).rejects.toMatchObject({ code: 'conflict' });
      const rotated: RelyingParty = { ...party, secret: added.secret };
      const statusOf = async (one: RelyingParty) =>
        (await scene.send('/token/introspection', one, { token })).status;
      expect([await statusOf(party), await statusOf(rotated)]).toEqual([200, 200]);
      await secrets.remove(party.id, old?.id ?? '', platform.now());
      expect([await statusOf(party), await statusOf(rotated)]).toEqual([401, 200]);
      expect(await scene.eventsOf(party)).toContain(
        'introspection.error (invalid_client: invalid secret provided)',
      );
    });

    test('when everything is stored, then no secret is', async () => {
      const { party, authorize } = await start();
      const code = await authorize();
      const { body } = await scene.redeem(party, code);
      const { db } = engine.database();
      const stored = JSON.stringify([
        await db.selectFrom('oidc_payload').selectAll().execute(),
        await db.selectFrom('client_secret').selectAll().execute(),
        await db.selectFrom('client_event').selectAll().execute(),
      ]);
      for (const secret of [party.secret, code.code, body.access_token, body.refresh_token])
        expect(stored).not.toContain(secret);
    });
  });

  describe('pages of the provider', () => {
    test('when a request holds script, then the page shows it as text and lets nothing run', async () => {
      const { browser } = await start();
      const script = '<script>alert(1)</script>';
      const query = new URLSearchParams({
        client_id: script,
        state: script,
        redirect_uri: script,
        scope: script,
      });
      const page = await scene.open(browser, `/api/uaa/oidc/auth?${query}`);
      expect(page.status).toBe(400);
      expect(page.text).not.toContain('<script');
      expect(page.text).toContain('无法完成授权');
      expect(page.text).toContain('could not be authorized');
      expect(page.headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*frame-ancestors 'none'/,
      );
    });
  });
});
