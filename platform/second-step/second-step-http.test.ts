import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import {
  createSecondStepUser,
  stepPath as path,
  type SecondStepUser,
  step,
} from './testing/second-step-user.ts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let codeNow: SecondStepUser['codeNow'];
  let signIn: SecondStepUser['signIn'];
  let enrol: SecondStepUser['enrol'];
  let verify: SecondStepUser['verify'];
  let meOf: SecondStepUser['meOf'];
  /** Codes are spent: each test starts from data of its own. */
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database(), { withProvider: true });
    ({ codeNow, signIn, enrol, verify, meOf } = createSecondStepUser(platform));
  });
  afterEach(() => platform.close());

  const eventsOf = async (userId: string): Promise<string[]> => {
    const rows = await engine
      .database()
      .db.selectFrom('auth_audit')
      .select('event')
      .where('user_id', '=', userId)
      .where('event', 'like', 'second_step%')
      .orderBy('at')
      .execute();
    return rows.map(({ event }) => event);
  };

  test('T37 when an administrator has set it up, then her password opens nothing before a code', async () => {
    const first = await signIn('ps.admin');
    const { secret, recoveryCodes } = await enrol(first);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await first.get('/api/uaa/session/list')).body.data).toHaveLength(1);

    const client = await signIn('ps.admin');
    expect((await meOf(client)).secondStep).toBe('verify');
    const refused = await client.get('/api/uaa/session/list');
    expect(refused.body.code).toBe('second_step_required');
    const before = new Map(client.cookies);
    expect((await verify(client, codeNow(secret))).body).toMatchObject({
      code: 'ok',
      data: { codesLeft: 10 },
    });
    expect((await meOf(client)).secondStep).toBeNull();
    const sessions = (await client.get('/api/uaa/session/list')).body.data;
    expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).amr).toEqual(['pwd', 'otp']);

    // What was known before the code is worth nothing after it.
    client.cookies.clear();
    for (const [name, value] of before) client.cookies.set(name, value);
    expect((await client.get('/api/uaa/oauth/me')).body.code).toBe('not_signed_in');
    const { userId } = await meOf(first);
    expect(await eventsOf(userId)).toEqual(['second_step_set', 'second_step_passed']);
  });

  test('when the database is read, then there is neither the secret nor a code in it', async () => {
    const { secret, recoveryCodes } = await enrol(await signIn('ps.admin'));
    const { db } = engine.database();
    const row = await db.selectFrom('second_step').selectAll().executeTakeFirstOrThrow();
    const codes = await db.selectFrom('recovery_code').selectAll().execute();
    const kept = JSON.stringify([row, codes]);
    for (const given of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(given);
  });

  test('T37 when a code is shown again, in parallel or by another session, then it counts once', async () => {
    const { secret } = await enrol(await signIn('ps.admin'));
    const clients = [await signIn('ps.admin'), await signIn('ps.admin'), await signIn('ps.admin')];
    const code = codeNow(secret);
    const answers = await Promise.all(clients.map((client) => verify(client, code)));
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['invalid_input', 'invalid_input', 'ok']);
    expect((await verify(await signIn('ps.admin'), codeNow(secret, -1))).body.code).toBe('invalid_input');
  });

  test('T37 when the phone is lost, then each recovery code opens the account once, and new ones replace them', async () => {
    const first = await signIn('ps.admin');
    const { recoveryCodes } = await enrol(first);
    const [code = '', other = ''] = recoveryCodes;
    const client = await signIn('ps.admin');
    expect(
      (await verify(client, code.toUpperCase().replaceAll('-', '　').replaceAll('2', '２'))).body.data,
    ).toEqual({
      codesLeft: 9,
    });
    expect((await verify(await signIn('ps.admin'), code)).body.code).toBe('invalid_input');
    const again = await client.post(`${path}/codes`, { password: 'wrong' });
    expect(again.body.fieldErrors[0].field).toBe('password');
    const renewed = await client.post(`${path}/codes`, { password: demoPassword });
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    expect((await verify(await signIn('ps.admin'), other)).body.code).toBe('invalid_input');
  });

  test('T37 when somebody knows the password and guesses, then she is stopped, and the owner is not', async () => {
    const owner = await signIn('ps.admin');
    const { secret, recoveryCodes } = await enrol(owner);
    const home = await signIn('ps.admin');
    await verify(home, codeNow(secret));
    platform.advance(step);
    const wrong = codeNow(secret) === '000000' ? '000001' : '000000';
    const answers: string[] = [];
    for (let at = 0; at < 12; at += 1)
      answers.push((await verify(await signIn('ps.admin', `10.9.0.${at}`), wrong)).body.code);
    expect(answers.filter((code) => code === 'invalid_input')).toHaveLength(10);
    expect(answers.slice(10)).toEqual(['too_many_attempts', 'too_many_attempts']);
    // Not even with the right one, from elsewhere; on the own device, and with a recovery code, as ever.
    const thief = await signIn('ps.admin', '10.9.1.1');
    expect((await verify(thief, codeNow(secret))).body.code).toBe('too_many_attempts');
    expect((await verify(thief, recoveryCodes[0] ?? '')).body.code).toBe('ok');
    await home.post('/api/uaa/oauth/logout');
    await home.post('/api/uaa/oauth/login', { username: 'ps.admin', password: demoPassword });
    expect((await verify(home, codeNow(secret))).body.code).toBe('ok');
  });

  test('when the password is given again for a step-up, then no code is asked for, and the session ends no later', async () => {
    const client = await signIn('ps.admin');
    await enrol(client);
    platform.advance(3_600_000);
    await client.get('/api/uaa/oauth/refresh');
    const ends = async (): Promise<string> =>
      (await client.get('/api/uaa/session/list')).body.data.find(
        ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
      ).expiresAt;
    const before = await ends();
    await client.post('/api/uaa/oauth/login', { username: 'ps.admin', password: demoPassword });
    expect((await meOf(client)).secondStep).toBeNull();
    expect(await ends()).toBe(before);
    // The step was ps.admin's: somebody else's sign-in over it has none.
    await client.post('/api/uaa/oauth/login', { username: 'bureau.admin', password: demoPassword });
    await enrol(client);
    await client.post('/api/uaa/oauth/login', { username: 'ps.admin', password: demoPassword });
    expect((await meOf(client)).secondStep).toBe('verify');
  });

  test('when it is replaced or removed, then the password is needed and every other session ends', async () => {
    const client = await signIn('ps.admin');
    await enrol(client);
    const half = await signIn('ps.admin');
    expect((await client.post(`${path}/remove`, { password: 'wrong' })).body.code).toBe('invalid_input');
    expect((await half.post(`${path}/remove`, { password: demoPassword })).body.code).toBe(
      'second_step_required',
    );
    expect((await client.post(`${path}/remove`, { password: demoPassword })).body.code).toBe('ok');
    // It waited for a code: without one asked for, it would be complete.
    expect((await half.get('/api/uaa/oauth/me')).body.code).toBe('not_signed_in');
    expect((await client.get(`${path}/state`)).body.data).toEqual({
      since: null,
      hasApp: false,
      passkeys: [],
      codesLeft: 0,
      isRequired: false,
    });
  });

  test("when an offer is another user's, too old or made up, then nothing is set up", async () => {
    const client = await signIn('ps.admin');
    const other = await signIn('bureau.admin');
    const { secret, offer } = (await other.get(`${path}/offer`)).body.data;
    const order = { offer, code: codeNow(secret), password: demoPassword };
    expect((await client.post(`${path}/enrol`, order)).body.code).toBe('invalid_input');
    expect((await client.post(`${path}/enrol`, { ...order, offer: 'v1.a.b' })).body.code).toBe(
      'invalid_input',
    );
    platform.advance(61 * 60_000);
    for (const one of [client, other]) await one.get('/api/uaa/oauth/refresh');
    const late = await other.post(`${path}/enrol`, { ...order, code: codeNow(secret) });
    expect(late.body.code).toBe('invalid_input');
    expect((await client.get(`${path}/state`)).body.data.since).toBeNull();
  });

  test('when a pupil or a parent asks for it, then she is refused', async () => {
    for (const login of ['s.gao', 'p.zhou']) {
      const client = await platform.as(login);
      expect([login, (await client.get(`${path}/offer`)).body.code]).toEqual([login, 'forbidden']);
    }
  });
});
