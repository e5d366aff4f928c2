import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClientStore } from '#platform/clients';
import { purgeExpired } from '#platform/identity';
import { forEachEngine, startTestPlatform, type TestClient, type TestPlatform } from '#platform/testing';
import { createScene, type RelyingParty } from './testing/scene.ts';

const hour = 60 * 60 * 1000;
const offline = { scope: 'openid offline_access', prompt: 'consent' };

forEachEngine((engine) => {
  let platform: TestPlatform;
  let logoutServer: Server;
  let logoutUri: string;
  let received: string[] = [];
  let logoutStatus = 200;
  beforeAll(async () => {
    logoutServer = createServer(async (request, response) => {
      received.push(new URLSearchParams(await text(request)).get('logout_token') ?? '');
      response.writeHead(logoutStatus).end();
    });
    logoutServer.listen(0, '127.0.0.1');
    await once(logoutServer, 'listening');
    const address = logoutServer.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    logoutUri = `http://127.0.0.1:${port}/backchannel`;
    platform = await startTestPlatform(engine.database(), { egress: [`127.0.0.1:${port}`] });
  });
  beforeEach(() => {
    received = [];
    logoutStatus = 200;
  });
  afterAll(async () => {
    await platform.close();
    logoutServer.close();
  });
  const scene = createScene(engine.database, () => platform);
  const sweep = () => platform.authorization().sweep();

  const start = async (more: Record<string, string> = offline) => {
    const party = await scene.createParty({ isFirstParty: false, backchannelLogoutUri: logoutUri });
    const { user, unit, signIn } = await scene.createUser();
    const browser = await signIn();
    const tokens = (await scene.redeem(party, await scene.authorize(browser, party, more))).body;
    return { party, user, unit, signIn, browser, tokens };
  };
  type Tokens = { access_token: string; refresh_token: string };

  const expectDead = async (party: RelyingParty, tokens: Tokens) => {
    expect((await scene.userinfo(tokens.access_token)).status).toBe(401);
    expect((await scene.refresh(party, tokens.refresh_token)).body.error).toBe('invalid_grant');
    const asked = await scene.send('/token/introspection', party, { token: tokens.access_token });
    expect(asked.body).toEqual({ active: false });
  };
  const isSignedIn = async (browser: TestClient) =>
    (await browser.get('/api/uaa/oauth/me')).body.status === 200;

  describe('signing out of the portal', () => {
    test('when the user signs out, then codes and tokens are dead at once, and the client is told', async () => {
      const { party, user, browser, tokens } = await start();
      const code = await scene.authorize(browser, party, offline);
      await browser.post('/api/uaa/oauth/logout');
      await expectDead(party, tokens);
      expect((await scene.redeem(party, code)).body.error).toBe('invalid_grant');
      await sweep();
      const [token = ''] = received;
      const keys = createRemoteJWKSet(new URL(scene.endpoint('/jwks')));
      const { payload } = await jwtVerify(token, keys, { audience: party.id, typ: 'logout+jwt' });
      expect(payload).toMatchObject({ sub: user.id, sid: decodeJwt(tokens.id_token).sid });
      expect(payload.events).toEqual({ 'http://schemas.openid.net/event/backchannel-logout': {} });
      expect([payload.nonce, (payload.exp ?? 0) - (payload.iat ?? 0)]).toEqual([undefined, 120]);
      await sweep();
      expect(received).toHaveLength(1);
      expect(await scene.eventsOf(party)).toContain('backchannel.success');
      await expectDead(party, tokens);
    });

    test('when the user has a second browser, then its tokens go on', async () => {
      const { party, browser, signIn } = await start();
      const second = await signIn();
      const tokens = (await scene.redeem(party, await scene.authorize(second, party, offline))).body;
      await browser.post('/api/uaa/oauth/logout');
      await sweep();
      expect((await scene.userinfo(tokens.access_token)).status).toBe(200);
      expect((await scene.refresh(party, tokens.refresh_token)).status).toBe(200);
    });

    test('when that session is ended from another browser, then its tokens are dead and the client is told', async () => {
      const { party, tokens, signIn } = await start();
      const other = await signIn();
      const otherTokens = (await scene.redeem(party, await scene.authorize(other, party, offline))).body;
      const { data: sessions } = (await other.get('/api/uaa/session/list')).body;
      const first = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
      await other.post('/api/uaa/session/end', { sessionId: first.sessionId });
      await expectDead(party, tokens);
      expect((await scene.userinfo(otherTokens.access_token)).status).toBe(200);
      await sweep();
      expect(received.map((token) => decodeJwt(token).sid)).toEqual([decodeJwt(tokens.id_token).sid]);
    });

    test('when two clients are asked at once, then both are told', async () => {
      const { browser } = await start();
      const parties = await Promise.all(
        [1, 2, 3].map(() => scene.createParty({ backchannelLogoutUri: logoutUri })),
      );
      await Promise.all(parties.map((party) => scene.authorize(browser, party)));
      await browser.post('/api/uaa/oauth/logout');
      await sweep();
      const audiences = received.map((token) => decodeJwt(token).aud);
      expect(audiences).toEqual(expect.arrayContaining(parties.map(({ id }) => id)));
    });

    test('when the client does not answer well, then it is asked again, and its log tells', async () => {
      const { browser, party } = await start();
      logoutStatus = 500;
      await browser.post('/api/uaa/oauth/logout');
      await sweep();
      await sweep();
      expect(received).toHaveLength(1);
      logoutStatus = 200;
      platform.advance(6_000);
      await sweep();
      expect(received).toHaveLength(2);
      const events = (await scene.eventsOf(party)).filter((event) => event.startsWith('backchannel'));
      expect(events).toEqual([expect.stringContaining('got: 500'), 'backchannel.success']);
    });

    test('when the session just runs out, then what stays connected goes on, even when it was deleted', async () => {
      const { party, tokens } = await start();
      platform.advance(13 * hour);
      await sweep();
      await platform.authorization().purge();
      await purgeExpired({ database: engine.database(), clock: platform.now });
      expect((await scene.refresh(party, tokens.refresh_token)).status).toBe(200);
    });

    test('when a revoked session is deleted, then its tokens stay dead', async () => {
      const { party, tokens, browser } = await start();
      await browser.post('/api/uaa/oauth/logout');
      platform.advance(13 * hour);
      await platform.authorization().purge();
      await purgeExpired({ database: engine.database(), clock: platform.now });
      await expectDead(party, tokens);
    });
  });

  describe('what an administrator does', () => {
    const act = async (verb: string, form: Record<string, string>) => {
      const scenery = await start();
      const administrator = await scene.createAdministrator(scenery.unit.id);
      const userId = scenery.user.id ?? '';
      const { body } = await administrator.post(`/api/base/people/user/${verb}`, {
        userId,
        revision: '1',
        ...form,
      });
      expect(body.status).toBe(200);
      return scenery;
    };

    test('when the account is disabled, then tokens are dead and the client is told', async () => {
      const { party, tokens } = await act('set_status', { userStatus: 'disabled' });
      await expectDead(party, tokens);
      await sweep();
      expect(received).toHaveLength(1);
    });

    test('when the password is reset, then tokens are dead, even those older than any session', async () => {
      const { party, tokens, unit, user } = await start();
      platform.advance(13 * hour);
      await platform.authorization().purge();
      await purgeExpired({ database: engine.database(), clock: platform.now });
      const administrator = await scene.createAdministrator(unit.id);
      await administrator.post('/api/base/people/user/reset_password', {
        userId: user.id ?? '',
        revision: '1',
      });
      expect((await scene.refresh(party, tokens.refresh_token)).body.error).toBe('invalid_grant');
    });

    test('when the client is disabled, then its tokens are dead at once', async () => {
      const { party, tokens } = await start();
      await createClientStore(engine.database().db).change(
        party.id,
        1,
        { status: 'disabled' },
        platform.now(),
      );
      expect((await scene.userinfo(tokens.access_token)).status).toBe(401);
      expect((await scene.refresh(party, tokens.refresh_token)).status).toBe(401);
    });
  });

  describe('signing out by a client', () => {
    const bye = 'http://localhost:4001/bye';
    const pathOf = (party: RelyingParty, more: Record<string, string> = {}): string =>
      `/api/uaa/oidc/session/end?${new URLSearchParams({
        client_id: party.id,
        post_logout_redirect_uri: bye,
        state: 's 1',
        ...more,
      })}`;
    const answerQuestion = async (browser: TestClient, page: string, answer: Record<string, string>) => {
      const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page)?.[1] ?? '';
      return scene.open(browser, '/api/uaa/oidc/session/end/confirm', {
        method: 'POST',
        body: new URLSearchParams({ xsrf, ...answer }),
      });
    };

    test('when the user agrees, then the portal is signed out too, and the way leads back', async () => {
      const { browser, party, tokens } = await start();
      const page = await scene.open(browser, pathOf(party, { id_token_hint: tokens.id_token }));
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('Sign out')]);
      expect(page.text).toContain('Reader asks for it');
      expect(page.headers.get('content-security-policy')).toContain(
        "form-action 'self' http://localhost:4001",
      );
      expect(await isSignedIn(browser)).toBe(true);
      const answer = await answerQuestion(browser, page.text, { logout: 'yes' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${bye}?state=s+1`]);
      expect(await isSignedIn(browser)).toBe(false);
      await expectDead(party, tokens);
      await sweep();
      expect(received).toHaveLength(1);
    });

    test('when the user stays, then only the client loses its permission to act now', async () => {
      const { browser, party } = await start();
      const page = await scene.open(browser, pathOf(party));
      const answer = await answerQuestion(browser, page.text, {});
      expect(answer.status).toBe(303);
      expect(await isSignedIn(browser)).toBe(true);
    });

    test('when somebody guesses the secret of the form, then nothing happens', async () => {
      const { browser, party } = await start();
      await scene.open(browser, pathOf(party));
      const answer = await answerQuestion(browser, 'name="xsrf" value="guessed"', { logout: 'yes' });
      expect(answer.status).toBe(400);
      expect(await isSignedIn(browser)).toBe(true);
    });

    test('when nobody is signed in, then nothing is asked', async () => {
      const { party } = await start();
      const answer = await scene.open(undefined, pathOf(party));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${bye}?state=s+1`]);
    });

    test('when the return address is not registered, then the user gets out all the same, and stays at the portal', async () => {
      const { browser, party } = await start();
      const evil = { post_logout_redirect_uri: 'http://evil.example/' };
      const page = await scene.open(browser, pathOf(party, evil));
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('Reader asks for it')]);
      expect(page.headers.get('content-security-policy')).not.toContain('evil');
      const answer = await answerQuestion(browser, page.text, { logout: 'yes' });
      expect(answer.headers.get('location')).toBe(scene.endpoint('/session/end/success'));
      expect(await isSignedIn(browser)).toBe(false);
      expect(await scene.eventsOf(party)).toContain(
        `end_session.error (invalid_request: post_logout_redirect_uri is not registered; sent http://evil.example/; registered ${bye})`,
      );
      const nobody = await scene.open(undefined, pathOf(party, evil));
      expect(nobody.headers.get('location')).toBe(scene.endpoint('/session/end/success'));
    });

    test.each([{ client_id: 'none' }, { id_token_hint: 'forged' }])(
      'when it asks with %j, then nobody is sent anywhere, and the page says what failed and leads out',
      async (more) => {
        const { browser, party } = await start();
        const answer = await scene.open(browser, pathOf(party, more));
        expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
        expect(await isSignedIn(browser)).toBe(true);
        expect(answer.text).toContain('The app could not sign you out');
        const way = /<form action="([^"]+)"/.exec(answer.text)?.[1] ?? '';
        const page = await scene.open(browser, way);
        await answerQuestion(browser, page.text, { logout: 'yes' });
        expect(await isSignedIn(browser)).toBe(false);
        const nobody = await scene.open(undefined, pathOf(party, more));
        expect(nobody.text).not.toContain('<form');
      },
    );
  });
});
