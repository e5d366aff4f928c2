import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClientStore } from '#platform/clients';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene, redirectUri } from './testing/scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  const logged: string[] = [];
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database(), {
      log: (event, fields) => logged.push(`${event} ${fields?.error}`),
    });
  });
  afterAll(async () => {
    await platform.close();
    expect(logged.filter((line) => !line.startsWith('signing_keys_changed'))).toEqual([]);
  });
  const scene = createScene(engine.database, () => platform);
  const interactionIn = (path: string): string =>
    new URL(path, platform.base).searchParams.get('interaction') ?? '';

  describe('a client of the operator', () => {
    test('when a library runs code and PKCE through the call of the portal, then it knows the user', async () => {
      const [party, { user, unit, signIn }] = [await scene.createParty(), await scene.createUser()];
      const config = await scene.discover(party);
      const { address, verifier } = await scene.authorize(await signIn(), party, { nonce: 'n-1' });
      const checks = { pkceCodeVerifier: verifier, expectedState: 'st-1', expectedNonce: 'n-1' };
      const tokens = await oidc.authorizationCodeGrant(config, new URL(address), checks);
      expect(tokens.claims()).toMatchObject({ sub: user.id, aud: party.id, nonce: 'n-1' });
      expect(await oidc.fetchUserInfo(config, tokens.access_token, user.id ?? '')).toEqual({
        sub: user.id,
        name: user.real_name,
        preferred_username: user.login_name,
        user_type: 2,
        unit_id: unit.id,
        unit_name: unit.name,
        unit_name_en: unit.en_name,
        unit_type: 2,
        roles: [],
      });
      const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
      expect(renewed.access_token).not.toBe(tokens.access_token);
      await oidc.tokenRevocation(config, renewed.refresh_token ?? '');
      expect((await scene.userinfo(renewed.access_token)).status).toBe(401);
      expect(await scene.eventsOf(party)).toContain('authorization.success');
    });

    test('when the call has the parameters of the specification only, then a listed client gets its code', async () => {
      const party = await scene.createParty({ withoutPkceUntil: platform.now() + 60_000 });
      const browser = await (await scene.createUser()).signIn();
      const form = { ...scene.requestOf(party), unitHost: 'http://evil.example' };
      const { body } = await browser.post('/api/uaa/shiyue_webauth', form);
      const { address, code, state } = body.data;
      expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
        code,
        state: 'st-1',
        iss: `${platform.base}/api/uaa/oidc`,
      });
      expect([new URL(address).origin, state]).toEqual(['http://localhost:4001', 'st-1']);
      expect((await scene.redeem(party, { code })).status).toBe(200);
    });

    test('when the state is strange, then it comes back byte for byte', async () => {
      const browser = await (await scene.createUser()).signIn();
      const state = 'a b+c&d=é%2F中"<>';
      const { body } = await scene.ask(browser, await scene.createParty(), { state });
      expect(new URL(body.data.address).searchParams.get('state')).toBe(state);
      expect(body.data.state).toBe(state);
    });

    test('when the request was pushed before, then its address alone is enough', async () => {
      const [party, { signIn }] = [await scene.createParty(), await scene.createUser()];
      const config = await scene.discover(party);
      const { verifier, ...pkce } = scene.createPkce();
      const pushed = await oidc.buildAuthorizationUrlWithPAR(config, scene.requestOf(party, pkce));
      const { body } = await (await signIn()).post('/api/uaa/shiyue_webauth', {
        client_id: party.id,
        request_uri: pushed.searchParams.get('request_uri') ?? '',
      });
      expect((await scene.redeem(party, { code: body.data.code, verifier })).status).toBe(200);
    });

    test('when the user clicks twice, then both codes are good', async () => {
      const [party, { signIn }] = [await scene.createParty(), await scene.createUser()];
      const browser = await signIn();
      const codes = await Promise.all([1, 2, 3].map(() => scene.authorize(browser, party)));
      const tokens = await Promise.all(codes.map((code) => scene.redeem(party, code)));
      expect(tokens.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { body } of tokens) expect((await scene.userinfo(body.access_token)).status).toBe(200);
    });

    test('when nobody is signed in, then the call says so', async () => {
      const { body } = await scene.ask(platform.createClient(), await scene.createParty());
      expect(body).toMatchObject({ status: 401, code: 'not_signed_in' });
    });

    test.each(['client_id', 'response_type', 'redirect_uri', 'scope', 'state'])(
      'when %s is missing, then it is named',
      async (name) => {
        const browser = await (await scene.createUser()).signIn();
        const { body } = await scene.ask(browser, await scene.createParty(), { [name]: '' });
        expect(body).toMatchObject({ status: 422, fieldErrors: [{ field: name }] });
        expect(body.message).toContain(`|||Missing ${name}, please go back and try again!`);
      },
    );
  });

  describe('a request that nobody may be sent back with', () => {
    const reasonOf = async (
      party: Awaited<ReturnType<typeof scene.createParty>>,
      overrides: Record<string, string> = {},
    ) => {
      const { body } = await scene.ask(await (await scene.createUser()).signIn(), party, overrides);
      expect(body).toMatchObject({ status: 400, code: 'authorization_refused' });
      return body.data;
    };

    test('when the return address is another one, then the answer holds both', async () => {
      const party = await scene.createParty();
      expect(await reasonOf(party, { redirect_uri: `${redirectUri}/` })).toEqual({
        reason: 'redirect_mismatch',
        client: { 'zh-CN': '阅读', en: 'Reader' },
        detail: expect.stringContaining('redirect_uri'),
        redirect: { received: `${redirectUri}/`, registered: [redirectUri] },
      });
      expect((await scene.eventsOf(party)).join()).toContain(
        `sent ${redirectUri}/; registered ${redirectUri}`,
      );
    });

    test('when the client is unknown, off or not approved, then the answer says which', async () => {
      expect(await reasonOf({ id: 'nobody', secret: undefined })).toMatchObject({
        reason: 'unknown_client',
        client: null,
        redirect: null,
      });
      const off = await scene.createParty({ defaultUnitState: 'off' });
      expect(await reasonOf(off, { redirect_uri: 'https://evil.example/' })).toMatchObject({
        reason: 'off_in_unit',
        redirect: null,
      });
      expect(await scene.eventsOf(off)).toEqual([
        "authorization.error (access_denied: this client is switched off for the user's school)",
      ]);
      const requested = await scene.createParty({ status: 'requested' });
      expect(await reasonOf(requested)).toMatchObject({ reason: 'not_approved' });
      expect(await reasonOf(await scene.createParty({ status: 'disabled' }))).toMatchObject({
        reason: 'disabled',
      });
      expect(await reasonOf(await scene.createParty(), { response_type: 'token' })).toMatchObject({
        reason: 'invalid_request',
      });
    });
  });

  describe('a client of somebody else', () => {
    test('when it asks, then the user sees what for, confirms, and is not asked again', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      const { user, unit, signIn } = await scene.createUser();
      const browser = await signIn();
      const { body, verifier } = await scene.ask(browser, party);
      expect(body.data).toEqual({ consent: expect.stringMatching(/^\/consent\?interaction=[\w-]+$/) });
      const interaction = interactionIn(body.data.consent);
      const details = await browser.get(`/api/uaa/consent/details?interaction=${interaction}`);
      expect(details.body.data).toEqual({
        client: {
          id: party.id,
          name: { 'zh-CN': '阅读', en: 'Reader' },
          host: 'localhost:4001',
          logo: null,
          owner: null,
        },
        isChanged: false,
        restart: expect.stringMatching(/^\/api\/uaa\/oidc\/auth\?.*state=st-1/),
        user: { realName: user.real_name, loginName: user.login_name, unitName: unit.name },
        scopes: ['openid', 'profile', 'unit'].map((name) => ({
          name,
          isNew: true,
          text: { 'zh-CN': expect.any(String), en: expect.any(String) },
        })),
      });
      const confirmed = await browser.post('/api/uaa/consent/confirm', { interaction });
      const code = new URL(confirmed.body.data.address).searchParams.get('code') ?? '';
      expect((await scene.redeem(party, { code, verifier })).status).toBe(200);
      const twice = await browser.post('/api/uaa/consent/confirm', { interaction });
      expect(twice.body.code).toBe('not_found');
      const later = await scene.ask(await signIn(), party);
      expect(later.body.data.code).toEqual(expect.any(String));
    });

    test('when it asks for more than before, then only that is new', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      const browser = await (await scene.createUser()).signIn();
      await scene.authorize(browser, party, { scope: 'openid profile' });
      const { body } = await scene.ask(browser, party, { scope: 'openid profile unit' });
      const path = `/api/uaa/consent/details?interaction=${interactionIn(body.data.consent)}`;
      const { scopes } = (await browser.get(path)).body.data;
      expect(scopes.map((scope: { isNew: boolean }) => scope.isNew)).toEqual([false, false, true]);
    });

    test('when it has another name since the user allowed it, then the question says so until she allows it again', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      const browser = await (await scene.createUser()).signIn();
      const isChanged = async (): Promise<boolean> => {
        const { body } = await scene.ask(browser, party, { prompt: 'consent' });
        const path = `/api/uaa/consent/details?interaction=${interactionIn(body.data.consent)}`;
        return (await browser.get(path)).body.data.isChanged;
      };
      await scene.authorize(browser, party);
      expect(await isChanged()).toBe(false);
      platform.advance(1000);
      await engine
        .database()
        .db.updateTable('oauth_client')
        .set({ name_en: 'Bank', seen_changed_at: platform.now() })
        .where('id', '=', party.id)
        .execute();
      expect(await isChanged()).toBe(true);
      platform.advance(1000);
      await scene.authorize(browser, party, { prompt: 'consent' });
      expect(await isChanged()).toBe(false);
    });

    test('when it wants to stay connected, then the user is asked each time, and it gets a refresh token', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      const browser = await (await scene.createUser()).signIn();
      for (const scope of ['openid', 'openid offline_access', 'openid offline_access']) {
        const { body } = await scene.ask(browser, party, { scope });
        expect(body.data.consent).toEqual(expect.any(String));
        const answer = await scene.redeem(party, await scene.authorize(browser, party, { scope }));
        expect('refresh_token' in answer.body).toBe(scope !== 'openid');
      }
    });

    test('when the user declines, then the client is told and gets no code', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      const browser = await (await scene.createUser()).signIn();
      const { body } = await scene.ask(browser, party);
      const interaction = interactionIn(body.data.consent);
      const denied = await browser.post('/api/uaa/consent/deny', { interaction });
      const { searchParams } = new URL(denied.body.data.address);
      expect([searchParams.get('error'), searchParams.get('state'), searchParams.get('code')]).toEqual([
        'access_denied',
        'st-1',
        null,
      ]);
    });

    test('when the user takes the permission back, then it is off the list, tokens are dead, and it asks anew', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      const { user, signIn } = await scene.createUser();
      const browser = await signIn();
      const list = async () => (await browser.get('/api/uaa/consent/apps')).body.data;
      const code = await scene.authorize(browser, party);
      expect(await list()).toMatchObject([
        { clientId: party.id, grantedAt: platform.now(), lastUsedAt: null },
      ]);
      const tokens = await scene.redeem(party, code);
      expect(await list()).toMatchObject([{ clientId: party.id, lastUsedAt: platform.now() }]);
      await browser.post('/api/uaa/consent/revoke', { clientId: party.id });
      expect(await list()).toEqual([]);
      expect((await scene.userinfo(tokens.body.access_token)).status).toBe(401);
      expect((await scene.ask(browser, party)).body.data.consent).toEqual(expect.any(String));
      const again = await browser.post('/api/uaa/consent/revoke', { clientId: party.id });
      expect(again.body.code).toBe('not_found');
      const audit = await engine
        .database()
        .db.selectFrom('auth_audit')
        .select(['event', 'detail'])
        .where('user_id', '=', user.id)
        .where('event', 'like', 'consent%')
        .orderBy('event')
        .execute();
      expect(audit).toEqual([
        { event: 'consent_granted', detail: `${party.id}: openid profile unit` },
        { event: 'consent_revoked', detail: party.id },
      ]);
    });
  });

  describe('a browser that a client sends to the provider', () => {
    const authorizationUrl = async (
      party: Awaited<ReturnType<typeof scene.createParty>>,
      more: Record<string, string> = {},
    ) => {
      const { verifier, ...pkce } = scene.createPkce();
      const query = new URLSearchParams(scene.requestOf(party, { ...pkce, ...more }));
      return { verifier, url: `/api/uaa/oidc/auth?${query}` };
    };

    test('when the user is signed in, then the code comes at once, and no cookie is set', async () => {
      const party = await scene.createParty();
      const { url, verifier } = await authorizationUrl(party);
      const answer = await scene.open(await (await scene.createUser()).signIn(), url);
      const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await scene.redeem(party, { code, verifier })).status).toBe(200);
    });

    test('when nobody is signed in, then the way leads over the sign-in page and back', async () => {
      const party = await scene.createParty();
      const { url, verifier } = await authorizationUrl(party);
      const first = await scene.open(undefined, url);
      const page = new URL(first.headers.get('location') ?? '', platform.base);
      const back = page.searchParams.get('redirect_uri') ?? '';
      expect([first.status, page.pathname, back]).toEqual([
        303,
        '/login',
        expect.stringMatching(/^\/api\/uaa\/oidc\/continue\/[\w-]+$/),
      ]);
      expect((await scene.open(undefined, back)).headers.get('location')).toBe(page.pathname + page.search);
      const browser = await (await scene.createUser()).signIn();
      const second = await scene.open(browser, back);
      const third = await scene.open(browser, second.headers.get('location') ?? '');
      const code = new URL(third.headers.get('location') ?? '').searchParams.get('code') ?? '';
      expect((await scene.redeem(party, { code, verifier })).status).toBe(200);
      expect((await scene.open(browser, back)).status).toBe(400);
    });

    test('when the client wants a new sign-in, then an old one does not do', async () => {
      const party = await scene.createParty();
      const { signIn } = await scene.createUser();
      const before = await signIn();
      platform.advance(2_000);
      const { url, verifier } = await authorizationUrl(party, { prompt: 'login' });
      const started = await scene.open(before, url);
      const page = new URL(started.headers.get('location') ?? '', platform.base);
      const back = page.searchParams.get('redirect_uri') ?? '';
      expect(page.searchParams.get('again')).toBe('1');
      // A visitor who leaves the sign-in page without signing in is there again.
      const skipped = await scene.open(before, back);
      expect(skipped.headers.get('location')).toBe(page.pathname + page.search);
      const remembered = await signIn();
      await engine.database().db.updateTable('auth_session').set({ amr: 'remember' }).execute();
      expect((await scene.open(remembered, back)).headers.get('location')).toBe(page.pathname + page.search);
      const after = await signIn();
      const goesOn = await scene.open(after, back);
      const done = await scene.open(after, goesOn.headers.get('location') ?? '');
      const code = new URL(done.headers.get('location') ?? '').searchParams.get('code') ?? '';
      expect((await scene.redeem(party, { code, verifier })).status).toBe(200);
    });

    test('when the last sign-in is older than the client accepts, then a new one is needed and does', async () => {
      const party = await scene.createParty();
      const { signIn } = await scene.createUser();
      const before = await signIn();
      platform.advance(61_000);
      const { url, verifier } = await authorizationUrl(party, { max_age: '60' });
      const started = await scene.open(before, url);
      const page = new URL(started.headers.get('location') ?? '', platform.base);
      expect([page.pathname, page.searchParams.get('again')]).toEqual(['/login', '1']);
      const after = await signIn();
      const goesOn = await scene.open(after, page.searchParams.get('redirect_uri') ?? '');
      const done = await scene.open(after, goesOn.headers.get('location') ?? '');
      const code = new URL(done.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const { body } = await scene.redeem(party, { code, verifier });
      expect(decodeJwt(body.id_token).auth_time).toEqual(expect.any(Number));
    });

    test('when the client asks without showing anything and nobody is signed in, then it learns that', async () => {
      const { url } = await authorizationUrl(await scene.createParty(), { prompt: 'none' });
      const { headers } = await scene.open(undefined, url);
      expect(new URL(headers.get('location') ?? '').searchParams.get('error')).toBe('login_required');
    });

    test('when the client asks without showing anything and was not allowed yet, then it learns that', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      const browser = await (await scene.createUser()).signIn();
      const { url } = await authorizationUrl(party, { prompt: 'none' });
      const { headers } = await scene.open(browser, url);
      expect(new URL(headers.get('location') ?? '').searchParams.get('error')).toBe('consent_required');
      const { body } = await scene.ask(browser, party, { prompt: 'none' });
      expect(body.data).toMatchObject({ error: 'consent_required', code: null });
    });

    test('when the return address is not registered, then users of the portal see what is', async () => {
      const party = await scene.createParty();
      const { url } = await authorizationUrl(party, { redirect_uri: `${redirectUri}/<b>` });
      const anonymous = await scene.open(undefined, url);
      const known = await scene.open(await (await scene.createUser()).signIn(), url);
      for (const { status, headers, text } of [anonymous, known]) {
        expect([status, headers.get('location')]).toEqual([400, null]);
        expect(text).toContain(`redirect_uri: ${redirectUri}/&lt;b&gt;`);
      }
      expect(anonymous.text).not.toContain('registered: ');
      expect(known.text).toContain(`registered: ${redirectUri}`);
    });

    test('when the client belongs to somebody else, then the user is asked on the page of the portal', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      const { url, verifier } = await authorizationUrl(party);
      const browser = await (await scene.createUser()).signIn();
      const { headers } = await scene.open(browser, url);
      const interaction = interactionIn(headers.get('location') ?? '');
      const { body } = await browser.post('/api/uaa/consent/confirm', { interaction });
      const code = new URL(body.data.address).searchParams.get('code') ?? '';
      expect((await scene.redeem(party, { code, verifier })).status).toBe(200);
    });
  });

  describe('units', () => {
    test('when a unit switches a client off, then its users are refused and their tokens are dead at once', async () => {
      const party = await scene.createParty();
      const { unit, signIn } = await scene.createUser();
      const browser = await signIn();
      const tokens = await scene.redeem(party, await scene.authorize(browser, party));
      await createClientStore(engine.database().db).setUnitState(party.id, unit.id, 'off');
      const { body } = await scene.ask(browser, party);
      expect(body).toMatchObject({
        status: 400,
        code: 'authorization_refused',
        message: '您的学校未启用此应用|||Your school has not switched this app on',
      });
      expect((await scene.userinfo(tokens.body.access_token)).status).toBe(401);
      expect((await scene.refresh(party, tokens.body.refresh_token)).body.error).toBe('invalid_grant');
      await createClientStore(engine.database().db).setUnitState(party.id, unit.id, 'on');
      expect((await scene.ask(browser, party)).body.data.code).toEqual(expect.any(String));
    });

    test('when the browser comes straight to the provider, then the client is told why', async () => {
      const party = await scene.createParty({ defaultUnitState: 'off' });
      const query = new URLSearchParams(scene.requestOf(party, scene.createPkce()));
      const browser = await (await scene.createUser()).signIn();
      const { headers } = await scene.open(browser, `/api/uaa/oidc/auth?${query}`);
      const { searchParams } = new URL(headers.get('location') ?? '');
      expect(searchParams.get('error')).toBe('access_denied');
      expect(await scene.eventsOf(party)).toEqual([
        "authorization.error (access_denied: this client is switched off for the user's school)",
      ]);
    });

    test('when a client waits for approval, then only users of its sandbox unit may use it', async () => {
      const { unit, signIn } = await scene.createUser();
      const party = await scene.createParty({ status: 'requested', sandboxUnitId: unit.id });
      expect((await scene.ask(await signIn(), party)).body.data.code).toEqual(expect.any(String));
      const stranger = await (await scene.createUser()).signIn();
      expect((await scene.ask(stranger, party)).body.message).toContain('not been approved');
    });
  });

  describe('what the provider says about itself', () => {
    test.each([
      '/api/uaa/oidc/.well-known/openid-configuration',
      '/.well-known/oauth-authorization-server/api/uaa/oidc',
    ])('when %s is asked under any name, then it speaks of the pinned origin only', async (path) => {
      const response = await fetch(platform.base + path, {
        headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      });
      const body = await response.json();
      expect(JSON.stringify(body)).not.toContain('evil');
      expect(body).toMatchObject({
        issuer: `${platform.base}/api/uaa/oidc`,
        authorization_endpoint: `${platform.base}/api/uaa/oidc/auth`,
        pushed_authorization_request_endpoint: `${platform.base}/api/uaa/oidc/request`,
        code_challenge_methods_supported: ['S256'],
        response_types_supported: ['code'],
        scopes_supported: ['openid', 'profile', 'unit', 'offline_access'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      });
      expect(JSON.stringify(body)).not.toMatch(/HS\d{3}|"none"\]?,"private/);
    });

    test('when keys are rotated, then old and new tokens verify, and the new key signs after a while', async () => {
      const party = await scene.createParty();
      const browser = await (await scene.createUser()).signIn();
      const idToken = async (): Promise<string> =>
        (await scene.redeem(party, await scene.authorize(browser, party))).body.id_token;
      const verify = (token: string) =>
        jwtVerify(token, createRemoteJWKSet(new URL(scene.endpoint('/jwks'))), { audience: party.id });
      const kidOf = (token: string) => decodeProtectedHeader(token).kid;
      const before = await idToken();
      await platform.authorization().rotateKeys();
      const during = await idToken();
      expect(kidOf(during)).toBe(kidOf(before));
      platform.advance(6 * 60_000);
      await platform.authorization().refreshKeys();
      const after = await idToken();
      expect(kidOf(after)).not.toBe(kidOf(before));
      for (const token of [before, during, after]) await verify(token);
    });

    test('when the provider starts and works, then it has nothing to complain about', async () => {
      const complaints = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
      const other = await startTestPlatform(engine.database());
      const own = createScene(engine.database, () => other);
      const [party, browser] = [await own.createParty(), await (await own.createUser()).signIn()];
      const tokens = await own.redeem(party, await own.authorize(browser, party));
      await own.refresh(party, tokens.body.refresh_token);
      await own.send('/token/introspection', party, { token: tokens.body.access_token });
      await own.send('/token/revocation', party, { token: tokens.body.access_token });
      await own.open(browser, '/api/uaa/oidc/session/end');
      await own.open(undefined, '/api/uaa/oidc/session/end/success');
      await own.open(browser, `/api/uaa/oidc/auth?client_id=${party.id}&redirect_uri=${redirectUri}x`);
      await fetch(own.endpoint('/token'), { method: 'POST', headers: { origin: 'http://a.example' } });
      await other.close();
      expect(complaints.flatMap((spy) => spy.mock.calls)).toEqual([]);
    });
  });
});
