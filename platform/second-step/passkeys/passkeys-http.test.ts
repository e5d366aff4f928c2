import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import { createPasskeyUser, passkeyPath } from '../testing/passkey-user.ts';
import { createSecondStepUser, stepPath } from '../testing/second-step-user.ts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let codes: ReturnType<typeof createSecondStepUser>;
  let user: ReturnType<typeof createPasskeyUser>;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
    codes = createSecondStepUser(platform);
    user = createPasskeyUser(platform);
  });
  afterEach(() => platform.close());

  const stateOf = async (client: Awaited<ReturnType<typeof codes.signIn>>) =>
    (await client.get(`${stepPath}/state`)).body.data;

  test('T37 when an administrator has a passkey alone, then it completes her sign-in, and recovery codes came with it', async () => {
    const device = user.createDevice();
    const first = await codes.signIn('ps.admin');
    const before = await codes.signIn('ps.admin');
    expect(await user.add(first, device)).toHaveLength(10);
    expect((await before.get('/api/uaa/oauth/me')).body.code).toBe('not_signed_in');
    expect(await stateOf(first)).toMatchObject({
      hasApp: false,
      codesLeft: 10,
      passkeys: [{ passkeyId: device.id, name: 'My laptop', lastUsedAt: null }],
    });

    const client = await codes.signIn('ps.admin');
    expect((await codes.meOf(client)).secondStep).toBe('verify');
    expect((await client.get(`${stepPath}/ways`)).body.data).toEqual({ hasApp: false, hasPasskey: true });
    const asked = (await client.post(`${passkeyPath}/challenge`)).body.data;
    expect(asked.allowCredentials).toEqual([{ type: 'public-key', id: device.id, transports: ['internal'] }]);
    expect((await user.pass(client, device)).body).toMatchObject({ code: 'ok', data: { codesLeft: 10 } });
    expect((await codes.meOf(client)).secondStep).toBeNull();
    const sessions = (await client.get('/api/uaa/session/list')).body.data;
    const current = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect(current.amr).toEqual(['pwd', 'pop']);
    expect((await stateOf(client)).passkeys[0].lastUsedAt).not.toBeNull();
    // The password again, for a step-up, asks for no passkey.
    await client.post('/api/uaa/oauth/login', { username: 'ps.admin', password: demoPassword });
    expect((await codes.meOf(client)).secondStep).toBeNull();
  });

  test('when she has no app, then six digits are no code, and a recovery code opens the account once', async () => {
    const [code = ''] = await user.add(await codes.signIn('ps.admin'), user.createDevice());
    const client = await codes.signIn('ps.admin');
    expect((await codes.verify(client, '123456')).body.code).toBe('invalid_input');
    expect((await codes.verify(client, code)).body.data).toEqual({ codesLeft: 9 });
    expect((await codes.verify(await codes.signIn('ps.admin'), code)).body.code).toBe('invalid_input');
  });

  test('when she has an app and several passkeys, then each completes a sign-in, and the codes stay those of the first', async () => {
    const client = await codes.signIn('ps.admin');
    const { secret, recoveryCodes } = await codes.enrol(client);
    const [laptop, key] = [user.createDevice(), user.createDevice()];
    expect(await user.add(client, laptop)).toEqual([]);
    expect(await user.add(client, key)).toEqual([]);
    const offer = (await client.post(`${passkeyPath}/offer`)).body.data;
    expect(offer.excludeCredentials.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [laptop.id, key.id].toSorted(),
    );
    expect(offer.user.id).not.toContain('4002');
    for (const device of [laptop, key])
      expect((await user.pass(await codes.signIn('ps.admin'), device)).body.code).toBe('ok');
    const byApp = await codes.signIn('ps.admin');
    expect((await codes.verify(byApp, codes.codeNow(secret))).body.code).toBe('ok');
    const byCode = await codes.signIn('ps.admin');
    expect((await codes.verify(byCode, recoveryCodes[0] ?? '')).body.code).toBe('ok');
  });

  test('when an app comes beside a passkey, then the codes of the passkey go on', async () => {
    const client = await codes.signIn('ps.admin');
    const [code = ''] = await user.add(client, user.createDevice());
    expect((await codes.enrol(client)).recoveryCodes).toEqual([]);
    expect((await codes.verify(await codes.signIn('ps.admin'), code)).body.code).toBe('ok');
  });

  test('when a passkey is removed, then it opens nothing, and with the last one the second step ends', async () => {
    const [laptop, key] = [user.createDevice(), user.createDevice()];
    const client = await codes.signIn('ps.admin');
    await user.add(client, laptop);
    await user.add(client, key);
    const remove = (passkeyId: string, password = demoPassword) =>
      client.post(`${passkeyPath}/remove`, { passkeyId, password });
    expect((await remove(laptop.id, 'wrong')).body.fieldErrors[0].field).toBe('password');
    const half = await codes.signIn('ps.admin');
    expect((await remove(laptop.id)).body.code).toBe('ok');
    expect((await half.get('/api/uaa/oauth/me')).body.code).toBe('not_signed_in');
    expect((await remove(laptop.id)).body.code).toBe('not_found');
    expect((await user.pass(await codes.signIn('ps.admin'), laptop)).body.code).toBe('invalid_input');
    expect((await remove(key.id)).body.code).toBe('ok');
    expect(await stateOf(client)).toMatchObject({ since: null, passkeys: [], codesLeft: 0 });
    expect((await codes.meOf(await codes.signIn('ps.admin'))).secondStep).toBeNull();
  });

  test('when her unit asks for two steps, then a passkey alone satisfies it, and the last one stays', async () => {
    const { db } = engine.database();
    await db
      .updateTable('unit')
      .set({ second_step_since: platform.now() })
      .where('id', '=', 'U2001')
      .execute();
    const client = await codes.signIn('ps.admin');
    expect((await codes.meOf(client)).secondStep).toBe('enrol');
    const device = user.createDevice();
    expect(await user.add(client, device)).toHaveLength(10);
    expect((await codes.meOf(client)).secondStep).toBeNull();
    const order = { passkeyId: device.id, password: demoPassword };
    expect((await client.post(`${passkeyPath}/remove`, order)).body.code).toBe('forbidden');
    expect((await stateOf(client)).passkeys).toHaveLength(1);
    const asked = await client.post(`${stepPath}/require`, { isRequired: '1' });
    expect(asked.body.code).toBe('ok');
  });

  test('when another administrator resets it, or she removes two steps, then passkeys and codes go', async () => {
    const { db } = engine.database();
    await user.add(await codes.signIn('ps.admin'), user.createDevice());
    const bureau = await platform.as('bureau.admin');
    const { user_id: userId } = await db.selectFrom('passkey').select('user_id').executeTakeFirstOrThrow();
    expect((await bureau.post(`${stepPath}/reset`, { userId })).body.code).toBe('ok');
    const count = async (): Promise<number> => (await db.selectFrom('passkey').select('id').execute()).length;
    expect(await count()).toBe(0);
    const client = await codes.signIn('ps.admin');
    expect((await codes.meOf(client)).secondStep).toBeNull();
    await user.add(client, user.createDevice());
    expect((await client.post(`${stepPath}/remove`, { password: demoPassword })).body.code).toBe('ok');
    expect(await count()).toBe(0);
  });

  test('when she has ten, or somebody is a pupil, then no more are added', async () => {
    const client = await codes.signIn('ps.admin');
    await user.add(client, user.createDevice());
    const { db } = engine.database();
    const row = await db.selectFrom('passkey').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 9 }, (_, at) => ({ ...row, id: `other-${at}` }));
    await db.insertInto('passkey').values(others).execute();
    expect((await client.post(`${passkeyPath}/offer`)).body.code).toBe('conflict');
    const pupil = await platform.as('s.gao');
    expect((await pupil.post(`${passkeyPath}/offer`)).body.code).toBe('forbidden');
  });
});
