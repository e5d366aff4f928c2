import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppUserTable } from '#platform/database';
import { hashPassword } from '#platform/identity';
import {
  forEachEngine,
  grantDirectly,
  insertUnitWithUser,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';

const password = 'Demo2026';
const passwordHash = await hashPassword(password);
const oauth = '/api/uaa/oauth';
const minute = 60_000;

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database(), { demo: true, wait: async () => undefined });
  });
  afterAll(() => platform.close());

  let address = 0;
  const createClient = (): TestClient => {
    address += 1;
    return platform.createClient(`10.60.${Math.floor(address / 250)}.${address % 250}`);
  };
  const createUser = async (overrides: Partial<Insertable<AppUserTable>> = {}) => {
    const { db } = engine.database();
    const { user, unit } = await insertUnitWithUser(db, { password_hash: passwordHash, ...overrides });
    const signIn = async (more: Record<string, string> = {}, secret = password) => {
      const client = createClient();
      const answer = await client.post(`${oauth}/login`, {
        username: user.login_name,
        password: secret,
        ...more,
      });
      return { client, code: answer.body.code as string };
    };
    return { user, unit, signIn };
  };
  const createAdministrator = async (unitId: string) => {
    const { user, signIn } = await createUser({ user_type: 4 });
    const { db } = engine.database();
    await db.updateTable('app_user').set({ unit_id: unitId }).where('id', '=', user.id).execute();
    await grantDirectly(db, user.id, 'admin:sessions', 'admin:audit');
    return { user, client: (await signIn()).client };
  };
  test('when a user sets a language, then me says so on all devices, to her alone, and nothing else is accepted', async () => {
    const { signIn } = await createUser();
    const { client } = await signIn();
    const languageOf = async (who: TestClient) => (await who.get(`${oauth}/me`)).body.data.language;
    expect(await languageOf(client)).toBeNull();
    const set = (language: string) => client.post('/api/uaa/account/language', { language });
    expect((await set('en')).body).toMatchObject({ status: 200, data: null });
    expect(await languageOf((await signIn()).client)).toBe('en');
    expect(await languageOf((await (await createUser()).signIn()).client)).toBeNull();
    expect((await set('fr')).body.code).toBe('invalid_input');
    await set('zh-CN');
    expect(await languageOf(client)).toBe('zh-CN');
  });

  const isIn = async (client: TestClient): Promise<boolean> =>
    (await client.get(`${oauth}/me`)).body.status === 200;

  describe('sessions', () => {
    const list = async (client: TestClient) => (await client.get('/api/uaa/session/list')).body.data;

    test('when somebody looks, then all living sessions are there, with address, device and the current one', async () => {
      const { signIn } = await createUser();
      const { client } = await signIn();
      platform.advance(minute);
      const { client: other } = await signIn();
      await (await signIn()).client.post(`${oauth}/logout`);
      const sessions = await list(other);
      expect(sessions).toHaveLength(2);
      expect(sessions[0]).toMatchObject({
        isCurrent: true,
        amr: ['pwd'],
        ip: expect.stringMatching(/^10\.60\./),
      });
      expect(sessions[1].isCurrent).toBe(false);
      expect((await list(client))[1].isCurrent).toBe(true);
    });

    test('when somebody ends one, then it is over at once and its device is forgotten', async () => {
      const { signIn } = await createUser();
      const { client } = await signIn();
      const { client: remembered } = await signIn({ remember: 'true' });
      const target = (await list(remembered)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
      const stranger = (await (await createUser()).signIn()).client;
      const form = { sessionId: target.sessionId };
      expect((await stranger.post('/api/uaa/session/end', form)).body.code).toBe('not_found');
      expect((await client.post('/api/uaa/session/end', form)).body.data).toEqual({ ended: 1 });
      expect([await isIn(remembered), await isIn(client)]).toEqual([false, true]);
      expect((await remembered.post(`${oauth}/login_user_client`)).body.code).toBe('remember_invalid');
    });

    test('when somebody ends all others, then this one and its device stay', async () => {
      const { signIn } = await createUser();
      const first = (await signIn({ remember: 'true' })).client;
      const second = (await signIn()).client;
      const { client } = await signIn({ remember: 'true' });
      expect((await client.post('/api/uaa/session/end_others')).body.data).toEqual({ ended: 2 });
      expect([await isIn(first), await isIn(second), await isIn(client)]).toEqual([false, false, true]);
      expect((await client.post(`${oauth}/login_user_client`)).body.status).toBe(200);
      expect((await first.post(`${oauth}/login_user_client`)).body.code).toBe('remember_invalid');
    });

    test('when an administrator ends those of a user, then only in the own unit', async () => {
      const { user, unit, signIn } = await createUser();
      const { client } = await signIn();
      const form = { userId: user.id };
      const foreign = await createAdministrator((await createUser()).unit.id);
      expect((await foreign.client.post('/api/uaa/session/end_of_user', form)).body.code).toBe('not_found');
      expect((await client.post('/api/uaa/session/end_of_user', form)).body.code).toBe('forbidden');
      const own = await createAdministrator(unit.id);
      expect((await own.client.post('/api/uaa/session/end_of_user', form)).body.data).toEqual({ ended: 1 });
      expect(await isIn(client)).toBe(false);
    });

    test('when an administrator looks at the sessions of a user, then only in the own unit', async () => {
      const { user, unit, signIn } = await createUser();
      const { client } = await signIn();
      const path = `/api/uaa/session/list_of_user?userId=${user.id}`;
      const foreign = await createAdministrator((await createUser()).unit.id);
      expect((await foreign.client.get(path)).body.code).toBe('not_found');
      expect((await client.get(path)).body.code).toBe('forbidden');
      const own = await createAdministrator(unit.id);
      expect((await own.client.get(path)).body.data).toMatchObject([{ isCurrent: false, amr: ['pwd'] }]);
    });

    test('when the administrator sits at a remembered browser, then she has to sign in first', async () => {
      const { user, unit } = await createUser();
      const { client } = await createAdministrator(unit.id);
      const { db } = engine.database();
      const { userId } = (await client.get(`${oauth}/me`)).body.data;
      await db.updateTable('auth_session').set({ amr: 'remember' }).where('user_id', '=', userId).execute();
      const answer = await client.post('/api/uaa/session/end_of_user', { userId: user.id });
      expect(answer.body).toMatchObject({ status: 403, code: 'fresh_sign_in_required' });
    });
  });

  describe('the audit trail', () => {
    test('when an administrator reads it, then it has the lines of the own unit, page by page, filtered', async () => {
      const { user, unit, signIn } = await createUser();
      await signIn();
      await signIn({}, 'wrong');
      await (await createUser()).signIn();
      const { client } = await createAdministrator(unit.id);
      const get = async (query: string) => (await client.get(`/api/uaa/audit/list?${query}`)).body.data;
      const mine = await get(`userId=${user.id}`);
      expect(mine.list.map(({ event }: { event: string }) => event).toSorted()).toEqual([
        'login_failed',
        'login_succeeded',
      ]);
      expect(mine).toMatchObject({ total: 2, pages: 1, page: 1 });
      const all = await get('');
      expect(all.total).toBe(3);
      expect(await get('size=1&page=2')).toMatchObject({ total: 3, pages: 3, page: 2 });
      expect((await get('event=login_failed')).list).toMatchObject([
        { userId: user.id, loginName: user.login_name, realName: '王老师', detail: 'wrong_password' },
      ]);
      expect((await get(`from=${new Date(platform.now() + 1).toISOString()}`)).total).toBe(0);
      const csv = await fetch(`${platform.base}/api/uaa/audit/export?event=login_failed`, {
        headers: { cookie: `sy_access=${client.cookies.get('sy_access')}` },
      });
      expect(csv.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
      expect((await csv.text()).split('\r\n')).toHaveLength(3);
      expect((await get('event=audit_exported')).total).toBe(1);
    });

    test('when kinds and persons are asked for, then lines that she was part of come, and who did it', async () => {
      const { user, unit, signIn } = await createUser();
      const { client: hers } = await signIn();
      await signIn({}, 'wrong');
      const admin = await createAdministrator(unit.id);
      await admin.client.post('/api/uaa/session/end_of_user', { userId: user.id });
      const eventsOf = async (query: string) => {
        const { list } = (await admin.client.get(`/api/uaa/audit/list?${query}`)).body.data;
        return list.map(({ event }: { event: string }) => event).toSorted();
      };
      expect(await eventsOf('kind=failure')).toEqual(['login_failed']);
      expect(await eventsOf('kind=end')).toEqual(['sessions_ended']);
      expect(await eventsOf('kind=person')).toEqual([]);
      expect(await eventsOf(`kind=end&userId=${admin.user.id}`)).toEqual(['sessions_ended']);
      expect(await eventsOf(`kind=failure&userId=${admin.user.id}`)).toEqual([]);
      const { list } = (await admin.client.get('/api/uaa/audit/list?kind=end')).body.data;
      expect(list).toMatchObject([
        { userId: user.id, actorId: admin.user.id, actorName: admin.user.real_name, detail: null },
      ]);
      expect((await admin.client.get('/api/uaa/audit/list?kind=nonsense')).body.status).toBe(422);
      expect((await hers.get('/api/uaa/audit/mine')).body.status).toBe(401);
    });

    test('when somebody looks at the own account, then only its lines are there, page by page', async () => {
      const { user, signIn } = await createUser();
      const { client } = await signIn();
      await signIn({}, 'wrong');
      await (await createUser()).signIn();
      const mine = (await client.get('/api/uaa/audit/mine?size=1&page=2')).body.data;
      expect(mine).toMatchObject({ total: 2, pages: 2, page: 2, list: [{ userId: user.id }] });
    });

    test('when the trail is copied from a remembered browser, then the password is asked for first', async () => {
      const { unit } = await createUser();
      const { user, client } = await createAdministrator(unit.id);
      const { db } = engine.database();
      await db.updateTable('auth_session').set({ amr: 'remember' }).where('user_id', '=', user.id).execute();
      expect((await client.get('/api/uaa/audit/export')).body.code).toBe('fresh_sign_in_required');
      expect((await client.get('/api/uaa/audit/list')).body.status).toBe(200);
    });

    test('when a teacher asks, then it is forbidden', async () => {
      const { client } = await (await createUser()).signIn();
      expect((await client.get('/api/uaa/audit/list')).body.code).toBe('forbidden');
      expect((await client.get('/api/uaa/audit/export')).body.code).toBe('forbidden');
    });
  });

  describe('changing the password', () => {
    const change = (client: TestClient, oldPassword: string, next: string) =>
      client.post(`${oauth}/password/change`, { oldPassword, password: next });

    test('when the old one is right, then the new one counts, every other session ends, this one goes on', async () => {
      const { signIn } = await createUser();
      const { client } = await signIn();
      const { client: other } = await signIn({ remember: 'true' });
      const copy = createClient();
      for (const [name, value] of client.cookies) copy.cookies.set(name, value);
      expect((await change(client, password, 'Neues2027')).body.status).toBe(200);
      expect([await isIn(client), await isIn(copy), await isIn(other)]).toEqual([true, false, false]);
      expect((await other.post(`${oauth}/login_user_client`)).body.code).toBe('remember_invalid');
      expect((await signIn()).code).toBe('invalid_grant');
      expect((await signIn({}, 'Neues2027')).code).toBe('ok');
    });

    test.each([
      ['the old one is wrong', 'wrong', 'Neues2027', 'oldPassword'],
      ['the new one is weak', password, 'abcdefgh', 'password'],
      ['the new one is the old one', password, password, 'password'],
    ])('when %s, then the field says so and nothing changes', async (_, old, next, field) => {
      const { signIn } = await createUser();
      const { client } = await signIn();
      expect((await change(client, old, next)).body).toMatchObject({ status: 422, fieldErrors: [{ field }] });
      expect([await isIn(client), (await signIn()).code]).toEqual([true, 'ok']);
    });

    test('when the old one is guessed again and again, then it answers 429', async () => {
      const { client } = await (await createUser()).signIn();
      for (let count = 0; count < 10; count += 1) await change(client, 'wrong', 'Neues2027');
      expect((await change(client, password, 'Neues2027')).http).toBe(429);
    });
  });

  test('when somebody is about to choose a password, then the rule can be asked for without a session', async () => {
    const { body } = await createClient().get(`${oauth}/password/rule`);
    expect(body).toMatchObject({ status: 200, data: { rule: 'strong' } });
  });

  describe('a forgotten password', () => {
    const contact = '19900000001';
    const forgot = (client: TestClient, username: string, to = contact) =>
      client.post(`${oauth}/password/forgot`, { username, contact: to });
    const reset = (client: TestClient, username: string, code: string, next = 'Neues2027') =>
      client.post(`${oauth}/password/reset`, { username, code, password: next });
    const codesFor = async (recipient: string): Promise<string[]> => {
      const { data } = (await createClient().get(`/api/uaa/demo/outbox?recipient=${recipient}`)).body;
      return data.map(({ body }: { body: string }) => body.match(/\d{6}/)?.[0]);
    };
    let serial = 0;
    const createForgetful = async (overrides: Partial<Insertable<AppUserTable>> = {}) => {
      serial += 1;
      const phone = `1990000${String(serial).padStart(4, '0')}${engine.name.length}`;
      const created = await createUser({ phone, email: `u${phone}@example.com`, ...overrides });
      return { ...created, username: created.user.login_name, phone, email: `u${phone}@example.com` };
    };

    test('when the code is right, then the new password counts and every session is over', async () => {
      const { username, phone, signIn } = await createForgetful();
      const { client: old } = await signIn({ remember: 'true' });
      const client = createClient();
      expect((await forgot(client, username, phone)).body).toMatchObject({ status: 200 });
      const [code = ''] = await codesFor(phone);
      const stored = await engine.database().db.selectFrom('password_reset').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
      expect((await reset(client, username, code)).body).toMatchObject({ status: 200, data: null });
      expect(client.cookies.size).toBe(0);
      expect(await isIn(old)).toBe(false);
      expect([(await signIn()).code, (await signIn({}, 'Neues2027')).code]).toEqual(['invalid_grant', 'ok']);
      expect((await reset(client, username, code, 'Wieder2028')).body.status).toBe(422);
    });

    test('when the e-mail address is named, then the code goes there', async () => {
      const { username, email } = await createForgetful();
      await forgot(createClient(), username, email.toUpperCase());
      expect(await codesFor(email)).toHaveLength(1);
    });

    test('when name or contact are wrong or the account is disabled, then the answer is the same and nothing is sent', async () => {
      const known = await createForgetful();
      const disabled = await createForgetful({ user_status: 'disabled' });
      const strip = ({ requestId: _, ...body }: Record<string, unknown>) => body;
      const right = strip((await forgot(createClient(), known.username, known.phone)).body);
      for (const [username, to] of [
        ['nobody-of-that-name', known.phone],
        [known.username, '19999999999'],
        [disabled.username, disabled.phone],
      ] as const)
        expect(strip((await forgot(createClient(), username, to)).body)).toEqual(right);
      expect(await codesFor(disabled.phone)).toEqual([]);
      expect(await codesFor(known.phone)).toHaveLength(1);
      const wrong = [
        await reset(createClient(), 'nobody-of-that-name', '123456'),
        await reset(createClient(), known.username, 'wrong!'),
      ].map(({ body }) => strip(body));
      expect(wrong[0]).toMatchObject({ status: 422, fieldErrors: [{ field: 'code' }] });
      expect(wrong[1]).toEqual(wrong[0]);
    });

    test('when it was tried five times, then not even the right code counts', async () => {
      const { username, phone } = await createForgetful();
      await forgot(createClient(), username, phone);
      const [code = ''] = await codesFor(phone);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let count = 0; count < 5; count += 1) await reset(createClient(), username, wrong);
      expect((await reset(createClient(), username, code)).body.status).toBe(422);
    });

    test('when ten minutes have passed, then the code is over, and the outbox forgot it', async () => {
      const { username, phone } = await createForgetful();
      await forgot(createClient(), username, phone);
      const [code = ''] = await codesFor(phone);
      platform.advance(10 * minute);
      expect((await reset(createClient(), username, code)).body.status).toBe(422);
      expect(await codesFor(phone)).toEqual([]);
    });

    test('when somebody asks twice within a minute, then one code is sent; later another one, and only that counts', async () => {
      const { username, phone } = await createForgetful();
      await Promise.all([forgot(createClient(), username, phone), forgot(createClient(), username, phone)]);
      const [first = ''] = await codesFor(phone);
      expect(await codesFor(phone)).toHaveLength(1);
      platform.advance(minute);
      await forgot(createClient(), username, phone);
      const [second = ''] = await codesFor(phone);
      expect(await codesFor(phone)).toHaveLength(2);
      if (first !== second) expect((await reset(createClient(), username, first)).body.status).toBe(422);
      expect((await reset(createClient(), username, second)).body.status).toBe(200);
    });

    test('when five use the right code at once, then one sets a password', async () => {
      const { username, phone } = await createForgetful();
      await forgot(createClient(), username, phone);
      const [code = ''] = await codesFor(phone);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => reset(createClient(), username, code)),
      );
      expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(1);
    });

    test('when one browser asks again and again, then it answers 429', async () => {
      const { username } = await createForgetful();
      const client = createClient();
      for (let count = 0; count < 10; count += 1) await forgot(client, username);
      const blocked = await forgot(client, username);
      expect([blocked.http, blocked.headers.get('retry-after')]).toEqual([429, '900']);
    });

    test('when the new password is weak, then the field says so and the code is not spent', async () => {
      const { username, phone } = await createForgetful();
      await forgot(createClient(), username, phone);
      const [code = ''] = await codesFor(phone);
      expect((await reset(createClient(), username, code, 'weak')).body.fieldErrors).toMatchObject([
        { field: 'password' },
      ]);
      expect((await reset(createClient(), username, code)).body.status).toBe(200);
    });

    test('when the platform is no demo, then the outbox is shown to nobody', async () => {
      const plain = await startTestPlatform(engine.database());
      expect((await plain.createClient().get('/api/uaa/demo/outbox?recipient=x')).http).toBe(404);
      await plain.close();
    });
  });
});
