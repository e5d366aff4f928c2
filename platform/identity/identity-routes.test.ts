import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppUserTable } from '#platform/database';
import { forEachEngine, insertUnitWithUser, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createSessionsEnder, hashPassword, purgeExpired } from './index.ts';

const password = 'Demo2026';
const minute = 60_000;
const oauth = '/api/uaa/oauth';
const passwordHash = await hashPassword(password);
const wrongGrant = {
  status: 400,
  code: 'invalid_grant',
  message: '用户名或密码错误|||Wrong user name or password',
};
const notSignedIn = { status: 401, code: 'not_signed_in', data: null };

forEachEngine((engine) => {
  let platform: TestPlatform;
  const waits: number[] = [];
  let onWait = async (): Promise<unknown> => undefined;
  const logged: string[] = [];
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database(), {
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        await onWait();
      },
      log: (event, fields) => logged.push(JSON.stringify([event, fields])),
    });
  });
  afterAll(() => platform.close());

  const createUser = async (overrides: Partial<Insertable<AppUserTable>> = {}) => {
    const { db } = engine.database();
    const created = await insertUnitWithUser(db, { password_hash: passwordHash, ...overrides });
    const username = created.user.login_name;
    let address = 0;
    const createClient = () => {
      address += 1;
      return platform.createClient(`10.9.${address}.${Math.floor(Math.random() * 250)}`);
    };
    const signIn = async () => {
      const client = createClient();
      const answer = await client.post(`${oauth}/login`, { username, password });
      expect(answer.body.status).toBe(200);
      return client;
    };
    return { ...created, username, createClient, signIn };
  };
  const auditOf = async (userId: string): Promise<string[]> => {
    const rows = await engine
      .database()
      .db.selectFrom('auth_audit')
      .select(['event', 'detail'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute();
    return rows.map(({ event, detail }) => (detail ? `${event} (${detail})` : event));
  };

  test('when name and password are right, then the answer places the user and two cookies hold the session', async () => {
    const { unit, user, username, createClient } = await createUser();
    const client = createClient();
    const answer = await client.post(`${oauth}/login`, {
      username: ` ${username.toUpperCase()} `,
      password,
      noIntercept: 'true',
    });
    expect(answer.body).toEqual({
      status: 200,
      code: 'ok',
      message: '',
      data: { userId: user.id, userType: 2, unitId: unit.id, unitType: 2 },
    });
    const [access, refresh] = answer.headers.getSetCookie();
    expect(access).toMatch(/^sy_access=[\w-]{43}; Max-Age=600; Path=\/; .*HttpOnly/);
    expect(refresh).toMatch(/^sy_refresh=[\w-]{43}; Max-Age=43200; Path=\/api\/uaa\/oauth; .*HttpOnly/);
    expect(await auditOf(user.id)).toEqual(['login_succeeded']);
  });

  test('when tokens are stored, then only their hashes are', async () => {
    const client = await (await createUser()).signIn();
    const { db } = engine.database();
    const stored = JSON.stringify([
      await db.selectFrom('access_token').selectAll().execute(),
      await db.selectFrom('refresh_token').selectAll().execute(),
    ]);
    for (const token of client.cookies.values()) expect(stored).not.toContain(token);
  });

  test('when somebody is signed in, then me tells who, and never a token', async () => {
    const { unit, user, signIn } = await createUser({ superman: 1, sex: 'female' });
    const client = await signIn();
    expect((await client.get(`${oauth}/me`)).body.data).toEqual({
      userId: user.id,
      userType: 2,
      unitId: unit.id,
      unitType: 2,
      realName: '王老师',
      loginName: user.login_name,
      avatar: null,
      sex: 'female',
      unitName: '测试小学',
      unitEnName: 'Test School',
      unitStatus: 'enabled',
      userStatus: 'enabled',
      superman: true,
      accessToken: '',
      campusUnits: null,
      deployPath: 'pages',
      isOAM: false,
      language: null,
      mustChangePassword: false,
      secondStep: null,
      closedApps: [],
    });
  });

  test('when nobody is signed in, then me and refresh say 401 in the body', async () => {
    const client = platform.createClient();
    for (const path of ['me', 'refresh']) {
      const answer = await client.get(`${oauth}/${path}`);
      expect([answer.http, answer.body]).toEqual([200, expect.objectContaining(notSignedIn)]);
    }
    client.cookies.set('sy_access', 'invented');
    client.cookies.set('sy_refresh', 'invented');
    expect((await client.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
    expect((await client.get(`${oauth}/refresh`)).body).toMatchObject(notSignedIn);
  });

  test('when the name is unknown, then the answer is the same as for a wrong password, and the name is not kept', async () => {
    const { user, username, createClient } = await createUser();
    const client = createClient();
    const wrong = await client.post(`${oauth}/login`, { username, password: 'wrong' });
    const unknown = await client.post(`${oauth}/login`, { username: 'canary-Passw0rd', password });
    const { requestId: _a, ...wrongBody } = wrong.body;
    const { requestId: _b, ...unknownBody } = unknown.body;
    expect(wrongBody).toMatchObject(wrongGrant);
    expect(unknownBody).toEqual(wrongBody);
    expect([wrong.http, unknown.http]).toEqual([200, 200]);
    expect(client.cookies.size).toBe(0);
    expect(await auditOf(user.id)).toEqual(['login_failed (wrong_password)']);
    const audit = await engine.database().db.selectFrom('auth_audit').selectAll().execute();
    expect(JSON.stringify(audit)).not.toContain('canary');
    expect(logged.join()).not.toContain('canary');
  });

  test.each([
    ['no name', { username: ' ', password }, 'username'],
    ['no password', { username: 'a', password: '' }, 'password'],
    ['an endless password', { username: 'a', password: 'x'.repeat(1025) }, 'password'],
  ])('when there is %s, then the field is named', async (_, form, field) => {
    const answer = await platform.createClient().post(`${oauth}/login`, form);
    expect(answer.body).toMatchObject({ status: 422, code: 'invalid_input', fieldErrors: [{ field }] });
  });

  test.each([null, 'not a hash'])(
    'when a user has the hash %s, then no password matches',
    async (password_hash) => {
      const { username, createClient } = await createUser({ password_hash });
      expect((await createClient().post(`${oauth}/login`, { username, password })).body).toMatchObject(
        wrongGrant,
      );
    },
  );

  test('when the account is disabled, then only who knows the password learns it', async () => {
    const { user, username, createClient } = await createUser({ user_status: 'disabled' });
    const client = createClient();
    const stranger = await client.post(`${oauth}/login`, { username, password: 'wrong' });
    expect(stranger.body).toMatchObject(wrongGrant);
    const owner = await client.post(`${oauth}/login`, { username, password });
    expect(owner.body).toMatchObject({ status: 403, code: 'account_disabled' });
    expect(client.cookies.size).toBe(0);
    expect((await auditOf(user.id)).toSorted()).toEqual([
      'login_failed (account_disabled)',
      'login_failed (wrong_password)',
    ]);
  });

  test('when ten tries were wrong, then even the right password waits, from this address only', async () => {
    const { user, username, createClient } = await createUser();
    const client = createClient();
    for (let count = 0; count < 10; count += 1) {
      const answer = await client.post(`${oauth}/login`, { username, password: `wrong${count}` });
      expect(answer.body).toMatchObject(wrongGrant);
    }
    for (const secret of [password, password, 'wrong']) {
      const blocked = await client.post(`${oauth}/login`, { username, password: secret });
      expect([blocked.http, blocked.body.code]).toEqual([429, 'too_many_attempts']);
      expect(blocked.headers.get('retry-after')).toBe('900');
    }
    const audit = await auditOf(user.id);
    expect(audit.filter((event) => event === 'login_blocked')).toHaveLength(1);
    const elsewhere = await createClient().post(`${oauth}/login`, { username, password });
    expect(elsewhere.body.status).toBe(200);
    platform.advance(15 * minute);
    expect((await client.post(`${oauth}/login`, { username, password })).body.status).toBe(200);
  });

  test('when a name was tried too often from everywhere, then the answer waits and the right password works', async () => {
    const { username, createClient } = await createUser();
    waits.length = 0;
    for (let count = 0; count < 20; count += 1)
      await createClient().post(`${oauth}/login`, { username, password: 'wrong' });
    expect(waits).toEqual([]);
    const answer = await createClient().post(`${oauth}/login`, { username, password });
    expect([answer.body.status, waits]).toEqual([200, [2_000]]);
  });

  test('when the parameters of the hash are old, then signing in renews it', async () => {
    const old = await hash(password, { memoryCost: 4096, timeCost: 3 });
    const { user, signIn } = await createUser({ password_hash: old });
    await signIn();
    const { db } = engine.database();
    const row = await db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toContain('$m=19456,t=2,p=1$');
    expect(row.revision).toBe(1);
    await signIn();
  });

  test('when the access token is over, then refresh brings a new pair and the session goes on', async () => {
    const { user, signIn } = await createUser();
    const client = await signIn();
    const before = new Map(client.cookies);
    platform.advance(10 * minute);
    expect((await client.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
    expect((await client.get(`${oauth}/refresh`)).body.data).toMatchObject({ userId: user.id });
    expect((await client.get(`${oauth}/me`)).body.data.userId).toBe(user.id);
    for (const name of ['sy_access', 'sy_refresh'])
      expect(client.cookies.get(name)).not.toBe(before.get(name));
  });

  test('when twelve hours have passed, then nothing renews the session', async () => {
    const client = await (await createUser()).signIn();
    platform.advance(12 * 60 * minute - 5 * minute);
    const last = await client.get(`${oauth}/refresh`);
    expect(last.headers.getSetCookie().map((cookie) => cookie.match(/Max-Age=(\d+)/)?.[1])).toEqual([
      '300',
      '300',
    ]);
    platform.advance(5 * minute);
    expect((await client.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
    expect((await client.get(`${oauth}/refresh`)).body).toMatchObject(notSignedIn);
  });

  test('when twenty refreshes race with one token, then one wins and the session lives on', async () => {
    const { user, signIn } = await createUser();
    const client = await signIn();
    const racers = Array.from({ length: 20 }, () => {
      const racer = platform.createClient();
      racer.cookies.set('sy_refresh', client.cookies.get('sy_refresh') ?? '');
      return racer;
    });
    const answers = await Promise.all(racers.map((racer) => racer.get(`${oauth}/refresh`)));
    const statuses = answers.map(({ body }) => body.status).toSorted();
    expect(statuses).toEqual([200, ...Array(19).fill(401)]);
    const winner = racers.find((racer) => racer.cookies.has('sy_access'));
    expect((await winner?.get(`${oauth}/me`))?.body.data.userId).toBe(user.id);
    expect((await winner?.get(`${oauth}/refresh`))?.body.status).toBe(200);
  });

  test('when a spent refresh token comes back within ten seconds, then it is refused and nothing else happens', async () => {
    const { user, signIn } = await createUser();
    const client = await signIn();
    const copy = platform.createClient();
    copy.cookies.set('sy_refresh', client.cookies.get('sy_refresh') ?? '');
    await client.get(`${oauth}/refresh`);
    platform.advance(10_000);
    expect((await copy.get(`${oauth}/refresh`)).body).toMatchObject(notSignedIn);
    expect((await client.get(`${oauth}/me`)).body.status).toBe(200);
    expect(await auditOf(user.id)).toEqual(['login_succeeded']);
  });

  test('when a spent refresh token comes back later, then the whole family ends, and the audit knows', async () => {
    const { user, signIn } = await createUser();
    const client = await signIn();
    const other = await signIn();
    const thief = platform.createClient();
    thief.cookies.set('sy_refresh', client.cookies.get('sy_refresh') ?? '');
    await client.get(`${oauth}/refresh`);
    platform.advance(10_001);
    expect((await thief.get(`${oauth}/refresh`)).body).toMatchObject(notSignedIn);
    expect((await client.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
    expect((await client.get(`${oauth}/refresh`)).body).toMatchObject(notSignedIn);
    expect((await other.get(`${oauth}/me`)).body.status).toBe(200);
    await thief.get(`${oauth}/refresh`);
    const reuse = (await auditOf(user.id)).filter((event) => event === 'refresh_token_reused');
    expect(reuse).toHaveLength(1);
  });

  test('when somebody signs out, then both tokens are dead and the cookies are gone', async () => {
    const { user, signIn } = await createUser();
    const client = await signIn();
    const other = await signIn();
    const copy = platform.createClient();
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    expect((await client.post(`${oauth}/logout`)).body).toMatchObject({ status: 200, data: null });
    // What marks the device signs nobody in.
    expect([...client.cookies.keys()]).toEqual(['sy_known']);
    expect((await copy.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
    expect((await copy.get(`${oauth}/refresh`)).body).toMatchObject(notSignedIn);
    expect((await other.get(`${oauth}/me`)).body.status).toBe(200);
    expect(await auditOf(user.id)).toContain('logout');
    expect((await copy.post(`${oauth}/logout`)).body.status).toBe(200);
  });

  test('when only the refresh token is left, then signing out still ends the session', async () => {
    const client = await (await createUser()).signIn();
    const copy = platform.createClient();
    copy.cookies.set('sy_access', client.cookies.get('sy_access') ?? '');
    client.cookies.delete('sy_access');
    await client.post(`${oauth}/logout`);
    expect((await copy.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
  });

  test('when somebody signs in over a living session, then the old one is dead', async () => {
    const { username, signIn } = await createUser();
    const client = await signIn();
    const old = platform.createClient();
    for (const [name, value] of client.cookies) old.cookies.set(name, value);
    await client.post(`${oauth}/login`, { username, password });
    expect((await client.get(`${oauth}/me`)).body.status).toBe(200);
    expect((await old.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
  });

  test('when a user is disabled, then the session counts no more at once, and not even refreshes', async () => {
    const { user, signIn } = await createUser();
    const client = await signIn();
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', user.id).execute();
    expect((await client.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
    expect((await client.get(`${oauth}/refresh`)).body).toMatchObject(notSignedIn);
  });

  test('when the sessions of a user are ended, then all of them are, and nobody else is touched', async () => {
    const { user, signIn } = await createUser();
    const clients = [await signIn(), await signIn()];
    const bystander = await (await createUser()).signIn();
    const endSessionsOf = createSessionsEnder({ clock: platform.now });
    expect(await endSessionsOf(engine.database().db, user.id, 'password_reset')).toBe(2);
    for (const client of clients) {
      expect((await client.get(`${oauth}/me`)).body).toMatchObject(notSignedIn);
      expect((await client.get(`${oauth}/refresh`)).body).toMatchObject(notSignedIn);
    }
    expect((await bystander.get(`${oauth}/me`)).body.status).toBe(200);
  });

  test('when a call needs a role, then the principal carries the roles of the user', async () => {
    const { unit, user, signIn } = await createUser({ user_type: 4 });
    const { db } = engine.database();
    const role = (role_code: string) => ({ user_id: user.id, role_code });
    await db
      .insertInto('user_role')
      .values([role('XX_ALL_'), role('OTHER')])
      .execute();
    const client = await signIn();
    const answer = await client.get('/api/base/people/users');
    expect(answer.body.data.list).toHaveLength(1);
    expect(answer.body.data.list[0]).toMatchObject({ userId: user.id, loginName: user.login_name });
    expect(unit.id).toBeTruthy();
  });

  test('when the login page of a unit is asked for, then it answers the configuration, or null for no such unit', async () => {
    const { unit } = await insertUnitWithUser(
      engine.database().db,
      {},
      { footer: 'f', link: '/l', decoration_set: '{}' },
    );
    const client = platform.createClient();
    const known = await client.get(`${oauth}/login/unit_config?unitId=${unit.id}`);
    expect(known.body.data).toEqual({
      footer: 'f',
      link: '/l',
      decorationSet: '{}',
      unitName: '测试小学',
      unitEnName: 'Test School',
      allowUrlCredentials: false,
      faceLogin: false,
      defaultLanguage: null,
    });
    expect((await client.get(`${oauth}/login/unit_config?unitId=none`)).body).toMatchObject({
      status: 200,
      data: null,
    });
    expect((await client.get(`${oauth}/login/unit_config`)).body.fieldErrors).toMatchObject([
      { field: 'unitId' },
    ]);
  });

  test('when a session is long over, then nothing of it stays but the audit, and that for 180 days', async () => {
    const { user, signIn } = await createUser();
    await signIn();
    const { db } = engine.database();
    const count = async () => {
      const sessions = await db
        .selectFrom('auth_session')
        .select('id')
        .where('user_id', '=', user.id)
        .execute();
      return [sessions.length, (await auditOf(user.id)).length];
    };
    const purgeAt = (instant: number) => purgeExpired({ database: engine.database(), clock: () => instant });
    await purgeAt(platform.now());
    expect(await count()).toEqual([1, 1]);
    await purgeAt(platform.now() + 12 * 60 * minute);
    expect(await count()).toEqual([0, 1]);
    await purgeAt(platform.now() + 180 * 24 * 60 * minute);
    expect(await count()).toEqual([0, 0]);
  });

  test('when the password changes while it is being verified, then no session is opened with the old one', async () => {
    const { user, username, createClient } = await createUser();
    const { db } = engine.database();
    const password_hash = await hashPassword('another');
    for (let count = 0; count < 20; count += 1)
      await createClient().post(`${oauth}/login`, { username, password: 'wrong' });
    onWait = () => db.updateTable('app_user').set({ password_hash }).where('id', '=', user.id).execute();
    const answer = await createClient().post(`${oauth}/login`, { username, password });
    onWait = async () => undefined;
    const sessions = await db
      .selectFrom('auth_session')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(answer.body).toMatchObject(wrongGrant);
    expect(sessions).toEqual([]);
  });
});
