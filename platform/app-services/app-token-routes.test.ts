import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLocalChangeBus } from '#platform/changes';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';

const minute = 60_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database(), {
      withProvider: true,
      changes: createLocalChangeBus(),
    });
  });
  afterEach(() => platform.close());

  const ask = async (login: string, code = 'exam') =>
    (await (await platform.as(login)).get(`/internal/apps/token?code=${code}`)).body;
  const issuer = () => `${platform.base}/api/uaa/oidc`;
  const keys = () => createRemoteJWKSet(new URL(`${issuer()}/jwks`));
  /** As a service does whose clock is off by so much, with the leeway that the guide names. */
  const verify = (token: string, skew = 0, audience = 'exam') =>
    jwtVerify(token, keys(), {
      ...{ issuer: issuer(), audience, clockTolerance: 60, typ: 'app+jwt' },
      currentDate: new Date(platform.now() + skew),
    });
  const isTaken = (token: string, skew: number) =>
    verify(token, skew).then(
      () => true,
      () => false,
    );

  test('when a user may open the app, then the token says who she is, verifiable by the keys of the provider', async () => {
    const { data } = await ask('t.zhou');
    const { payload, protectedHeader } = await verify(data.token);
    expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'app+jwt' });
    expect(payload).toMatchObject({
      ...{ aud: 'exam', sub: '2001', unit: 'U2001', unit_type: 2, user_type: 2, name: '周敏 Zhou Min' },
    });
    expect(payload.roles).toEqual(expect.any(Array));
    expect(payload.codes).toEqual(expect.any(Array));
    expect(data).toMatchObject({ userId: '2001', expiresAt: platform.now() + 5 * minute });
    await expect(verify(data.token, 0, 'drive')).rejects.toThrow('aud');
  });

  test('when she holds codes of the app, then they are those of her menu', async () => {
    const { body } = await (await platform.as('ps.admin')).get('/api/base/resource/user/code/tree?code=base');
    const { data } = await ask('ps.admin', 'base');
    const { payload } = await verify(data.token, 0, 'base');
    const codesOf = (nodes: { code: string; children: [] }[]): string[] =>
      nodes.flatMap((node) => [node.code, ...codesOf(node.children)]);
    expect(payload.codes).toEqual(expect.arrayContaining(codesOf(body.data).slice(-1)));
  });

  describe('a service whose clock is off', () => {
    test.each([
      [-6, false],
      [-4, false],
      [-1, true],
      [0, true],
      [1, true],
      [4, true],
      [6, false],
    ])('when it is %i minutes off, then a fresh token counts: %s', async (minutes, isGood) => {
      const { data } = await ask('t.zhou');
      expect(await isTaken(data.token, minutes * minute)).toBe(isGood);
    });

    test('when a library takes no token of the future, then a minute of skew passes without leeway', async () => {
      const { data } = await ask('t.zhou');
      const { payload } = await verify(data.token);
      expect((payload.iat ?? 0) * 1000).toBeLessThanOrEqual(platform.now() - minute);
      expect(payload.nbf).toBe(payload.iat);
    });
  });

  test('when a new key signs, then tokens are signed by it', async () => {
    const before = decodeProtectedHeader((await ask('t.zhou')).data.token).kid;
    await platform.authorization().rotateKeys();
    platform.advance(6 * minute);
    await platform.authorization().refreshKeys();
    const { token } = (await ask('t.zhou')).data;
    expect(decodeProtectedHeader(token).kid).not.toBe(before);
    await verify(token);
  });

  describe('whom it refuses', () => {
    test('when the unit closed the app, then its people get none, and others still do', async () => {
      const admin = await platform.as('ps.admin');
      const closed = {
        isOpen: false,
        isLocked: false,
        isForEverybody: true,
        userTypes: [],
        roles: [],
        classIds: [],
      };
      await admin.postJson('/api/base/unit_apps/save', { code: 'exam', revision: 0, ...closed });
      expect((await ask('t.zhou')).code).toBe('forbidden');
      expect((await ask('t.chen')).code).toBe('ok');
    });

    test('when the catalogue has the app for others, or not at all, then there is none', async () => {
      // That of the bureau.
      expect((await ask('t.zhou', 'area')).code).toBe('forbidden');
      expect((await ask('t.zhou', 'nothing')).code).toBe('forbidden');
      expect((await ask('bureau.admin', 'area')).code).toBe('ok');
    });

    test('when nobody is signed in, or the address is wrong, then there is none', async () => {
      const client = platform.createClient();
      expect((await client.get('/internal/apps/token?code=exam')).body.code).toBe('not_signed_in');
      expect((await client.get('/internal/apps/token?code=../x')).body.code).toBe('bad_request');
      expect((await client.get('/internal/apps/token')).body.code).toBe('bad_request');
    });

    test('when she has yet to choose a password, then there is none', async () => {
      await platform.as('t.zhou');
      const { db } = engine.database();
      await db
        .updateTable('app_user')
        .set({ must_change_password: 1 })
        .where('login_name', '=', 't.zhou')
        .execute();
      expect((await ask('t.zhou')).code).toBe('password_change_required');
    });
  });
});
