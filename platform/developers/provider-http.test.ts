import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, resetDemo } from '#platform/demo';
import { hashPassword } from '#platform/identity';
import { createFolderFileStore } from '#platform/storage';
import { forEachEngine, startTestPlatform, type TestClient, type TestPlatform } from '#platform/testing';
import { createScene } from '../authorization/testing/scene.ts';

const day = 24 * 3600 * 1000;

forEachEngine((engine) => {
  let platform: TestPlatform;
  let folder: string;
  const scene = createScene(engine.database, () => platform);
  const signedIn = new Map<string, TestClient>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'provider-'));
    platform = await startTestPlatform(engine.database());
    const { db } = engine.database();
    await resetDemo({ db, clock: platform.now, files: createFolderFileStore(folder), hashPassword });
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  const as = async (username: string): Promise<TestClient> => {
    const known = signedIn.get(username);
    if (known) return known;
    const client = platform.createClient();
    const { body } = await client.post('/api/uaa/oauth/login', { username, password: demoPassword });
    expect([username, body.code]).toEqual([username, 'ok']);
    signedIn.set(username, client);
    return client;
  };
  const get = async (who: string, path: string) => (await (await as(who)).get(`/api/uaa${path}`)).body;
  const post = async (who: string, path: string, form: Record<string, string> = {}) =>
    (await (await as(who)).post(`/api/uaa${path}`, form)).body;
  const register = (token: string, metadata: object = {}) =>
    fetch(scene.endpoint('/reg'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        client_name: 'LemonLDAP',
        redirect_uris: ['https://sso.example/cb'],
        ...metadata,
      }),
    });
  const invited = async (label = '图书馆') =>
    (await post('ps.admin', '/clients/invitations/create', { label, days: '7' })).data;

  test('when the bureau replaces the key, then the new one is published, signs after a while, and the old one stays', async () => {
    const states = async () => {
      const { list, mayRotate } = (await get('bureau.admin', '/provider/keys')).data;
      return [...list.map(({ state }: { state: string }) => state), mayRotate];
    };
    expect(await states()).toEqual(['signing', true]);
    expect((await post('bureau.admin', '/provider/keys/rotate')).code).toBe('ok');
    expect(await states()).toEqual(['next', 'signing', false]);
    expect((await (await fetch(scene.endpoint('/jwks'))).json()).keys).toHaveLength(2);
    expect((await post('bureau.admin', '/provider/keys/rotate')).code).toBe('conflict');
    platform.advance(6 * 60_000);
    expect(await states()).toEqual(['signing', 'kept', true]);
    const lines = await engine.database().db.selectFrom('auth_audit').select('event').execute();
    expect(lines).toContainEqual({ event: 'signing_key_rotated' });
  });

  test('when somebody else wants to replace the key, then it is refused', async () => {
    expect((await get('ps.admin', '/provider/keys')).data.mayRotate).toBe(false);
    expect((await post('ps.admin', '/provider/keys/rotate')).code).toBe('forbidden');
    expect((await get('t.zhou', '/provider/keys')).code).toBe('forbidden');
  });

  test('when an administrator invites, then one app comes of it, is hers, waits, and works in the sandbox', async () => {
    const { token, endpoint } = await invited();
    expect(endpoint).toBe(scene.endpoint('/reg'));
    const answer = await register(token);
    const { client_id: clientId, client_secret: secret } = await answer.json();
    expect([answer.status, secret]).toEqual([201, expect.any(String)]);
    expect((await register(token)).status).toBe(401);
    expect((await get('ps.admin', `/clients/details?clientId=${clientId}`)).data).toMatchObject({
      status: 'requested',
      unit: { unitId: 'U2001' },
      rights: expect.arrayContaining(['manage', 'decide']),
    });
    const [line] = (await get('ps.admin', '/clients/invitations')).data;
    expect(line).toMatchObject({ label: '图书馆', clientId, usedAt: expect.any(String) });
    const form = { redirect_uri: 'https://sso.example/cb', scope: 'openid' };
    const { body } = await scene.ask(await as('sb.teacher'), { id: clientId, secret }, form);
    expect(body.data.consent).toMatch(/^\/consent/);
  });

  test('when an invitation is taken back or its day is over, then nothing can be registered with it', async () => {
    const { token, invitationId } = await invited('收回');
    expect((await post('bureau.admin', '/clients/invitations/remove', { invitationId })).code).toBe(
      'not_found',
    );
    expect((await post('ps.admin', '/clients/invitations/remove', { invitationId })).code).toBe('ok');
    expect((await register(token)).status).toBe(401);
    const late = await invited('过期');
    platform.advance(8 * day);
    signedIn.clear();
    expect((await register(late.token)).status).toBe(401);
  });

  test('when a teacher wants to invite, then it is refused', async () => {
    expect((await post('t.zhou', '/clients/invitations/create', { label: 'x', days: '7' })).code).toBe(
      'forbidden',
    );
    expect((await get('t.zhou', '/clients/invitations')).code).toBe('forbidden');
  });

  test('when an administrator lists an app without PKCE, then it may do without until that day', async () => {
    const { client_id: id, client_secret: secret } = await (await register((await invited()).token)).json();
    const request = {
      ...scene.requestOf({ id, secret }),
      redirect_uri: 'https://sso.example/cb',
      scope: 'openid',
    };
    const ask = async () =>
      (await (await as('sb.teacher')).post('/api/uaa/shiyue_webauth', request)).body.data;
    expect((await ask()).error).toBe('invalid_request');
    const until = new Date(platform.now() + 30 * day).toISOString().slice(0, 10);
    const order = { clientId: id, until };
    expect((await post('t.zhou', '/clients/set_pkce', order)).code).toBe('not_found');
    expect((await post('ps.admin', '/clients/set_pkce', { ...order, until: '2031-01-01' })).code).toBe(
      'invalid_input',
    );
    const { data } = await post('ps.admin', '/clients/set_pkce', order);
    expect(data.withoutPkceUntil).toBe(`${until}T23:59:59.999Z`);
    expect((await ask()).consent).toMatch(/^\/consent/);
    platform.advance(32 * day);
    signedIn.clear();
    expect((await ask()).error).toBe('invalid_request');
    expect(
      (await post('ps.admin', '/clients/set_pkce', { clientId: id, until: '' })).data.withoutPkceUntil,
    ).toBeNull();
  });

  test('when an app wants the claims in the id token, then they stand there as far as its scopes go', async () => {
    for (const [scope, expected] of [
      ['openid profile', { name: expect.any(String), preferred_username: expect.any(String) }],
      ['openid', {}],
    ] as const) {
      const party = await scene.createParty({ hasClaimsInIdToken: true });
      const browser = await (await scene.createUser()).signIn();
      const { body } = await scene.redeem(party, await scene.authorize(browser, party, { scope }));
      const claims = decodeJwt(body.id_token);
      expect(claims).toMatchObject(expected);
      expect(claims).not.toHaveProperty('unit_id');
      expect('name' in claims).toBe('name' in expected);
    }
  });
});
