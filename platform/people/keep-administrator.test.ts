import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '#platform/database';
import { demoPassword } from '#platform/demo';
import { holdUnit } from '#platform/grants';
import {
  type DemoPlatform,
  describeStore,
  grantDirectly,
  makeFullAdministrator,
  startDemoPlatform,
  type TestClient,
} from '#platform/testing';
import { fullRoleCode } from '#shared/contracts';

describeStore((engine) => {
  let platform: DemoPlatform;
  let other: { userId: string; client: TestClient };
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
    const client = await platform.as('ps.admin');
    const person = { loginName: 'ps.other', realName: '其他管理', userType: '4' };
    const { data } = (await client.post('/api/base/people/user/create', person)).body;
    const mate = platform.createClient();
    await mate.post('/api/uaa/oauth/login', { username: 'ps.other', password: data.password });
    const change = { oldPassword: data.password, password: `${demoPassword}-other-1` };
    expect((await mate.post('/api/uaa/oauth/password/change', change)).body.code).toBe('ok');
    other = { userId: data.user.userId, client: mate };
    await grantDirectly(engine.database().db, other.userId, 'base:list', 'admin:people.edit');
  });
  afterEach(() => platform.close());

  const makeOtherFull = () => makeFullAdministrator(engine.database().db, other.userId);
  const readUser = async (client: TestClient, userId: string) =>
    (await client.get(`/api/base/people/user/get?userId=${userId}`)).body.data;
  const countActive = async (): Promise<number> => {
    const rows = await engine
      .database()
      .db.selectFrom('app_user')
      .select('id')
      .where('unit_id', '=', 'U2001')
      .where('user_type', '=', 4)
      .where('user_status', '=', 'enabled')
      .execute();
    return rows.length;
  };

  test('when two administrators disable each other at the same moment, then one of them stays', async () => {
    await makeOtherFull();
    const admin = await platform.as('ps.admin');
    const me = (await admin.get('/api/uaa/oauth/me')).body.data.userId;
    const disable = async (client: TestClient, userId: string) => {
      const { revision } = await readUser(client, userId);
      return () =>
        client.post('/api/base/people/user/set_status', {
          ...{ userId, revision: String(revision), userStatus: 'disabled' },
        });
    };
    const orders = [await disable(admin, other.userId), await disable(other.client, me)];
    const answers = await Promise.all(orders.map((send) => send()));
    expect(answers.filter(({ body }) => body.code === 'ok')).toHaveLength(1);
    expect(await countActive()).toBe(1);
  });

  test('when two administrators make each other teachers at the same moment, then one of them stays', async () => {
    await makeOtherFull();
    const admin = await platform.as('ps.admin');
    const me = (await admin.get('/api/uaa/oauth/me')).body.data.userId;
    const demote = async (client: TestClient, userId: string) => {
      const { revision, loginName, realName } = await readUser(client, userId);
      return () =>
        client.post('/api/base/people/user/update', {
          ...{ userId, revision: String(revision), loginName, realName, userType: '2' },
        });
    };
    const orders = [await demote(admin, other.userId), await demote(other.client, me)];
    const answers = await Promise.all(orders.map((send) => send()));
    expect(answers.filter(({ body }) => body.code === 'ok')).toHaveLength(1);
    expect(await countActive()).toBe(1);
  });

  test('when one of two holds everything, then the other one neither disables her nor makes her a teacher, and the bureau does not either', async () => {
    const { revision, loginName, realName, phone } = await readUser(other.client, '4002');
    const key = { userId: '4002', revision: String(revision) };
    for (const answer of [
      await other.client.post('/api/base/people/user/set_status', { ...key, userStatus: 'disabled' }),
      await other.client.post('/api/base/people/user/update', {
        ...key,
        loginName,
        realName,
        phone,
        userType: '2',
      }),
    ])
      expect(answer.body).toMatchObject({ code: 'forbidden', message: expect.stringContaining('何静') });
    const bureau = await platform.as('bureau.admin');
    const last = await bureau.post('/api/base/people/user/set_status', { ...key, userStatus: 'disabled' });
    expect(last.body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('最后一位可用的全权管理员'),
    });
    await makeOtherFull();
    const answer = await other.client.post('/api/base/people/user/set_status', {
      ...key,
      userStatus: 'disabled',
    });
    expect(answer.body.code).toBe('ok');
  });

  test('when an administrator is given everything while another one waits to make her a teacher, then she stays', async () => {
    const { db } = engine.database();
    const bearer = await platform.as('ps.admin');
    const person = { loginName: 'ps.third', realName: '第三管理', userType: '4' };
    const { user } = (await bearer.post('/api/base/people/user/create', person)).body.data;
    await grantDirectly(db, other.userId, 'base:role');
    const give = { roleId: fullRoleCode, add: [user.userId] };
    const demotion = { userId: user.userId, revision: '1', ...person, userType: '2' };
    const send = () => [
      bearer.postJson('/api/base/roles/set_people', give),
      other.client.post('/api/base/people/user/update', demotion),
    ];
    const answers = await (engine.name === 'postgres' ? whileUnitIsHeld(db, send) : Promise.all(send()));
    const [given, demoted] = answers.map(({ body }) => body.code);
    const { user_type } = await db
      .selectFrom('app_user')
      .select('user_type')
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow();
    // One came first, and the other one was refused.
    expect([given, demoted, user_type]).toEqual(
      given === 'ok' ? ['ok', 'forbidden', 4] : ['invalid_input', 'ok', 2],
    );
  });

  test('when one of two is disabled, and the unit has another one, then that is done', async () => {
    const admin = await platform.as('ps.admin');
    const { revision } = await readUser(admin, other.userId);
    const order = { userId: other.userId, revision: String(revision), userStatus: 'disabled' };
    expect((await admin.post('/api/base/people/user/set_status', order)).body.code).toBe('ok');
  });
});

/** Lets requests come to the row of the school, and then all of them go on. */
function whileUnitIsHeld<T>(db: Kysely<Tables>, send: () => Promise<T>[]): Promise<T[]> {
  return db
    .transaction()
    .execute(async (trx) => {
      await holdUnit(trx, 'U2001');
      const waiting = send();
      const count = async () => {
        const { rows } = await sql<{ count: number }>`
        select cast(count(*) as integer) as count from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
        return rows[0]?.count ?? 0;
      };
      await expect.poll(count, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(waiting.length);
      return waiting;
    })
    .then((waiting) => Promise.all(waiting));
}
