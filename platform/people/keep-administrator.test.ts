import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import {
  type DemoPlatform,
  describeStore,
  grantDirectly,
  makeFullAdministrator,
  startDemoPlatform,
  type TestClient,
} from '#platform/testing';

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

  test('when one of two holds everything, then nobody disables her or makes her a teacher', async () => {
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
      expect(answer.body).toMatchObject({
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

  test('when one of two is disabled, and the unit has another one, then that is done', async () => {
    const admin = await platform.as('ps.admin');
    const { revision } = await readUser(admin, other.userId);
    const order = { userId: other.userId, revision: String(revision), userStatus: 'disabled' };
    expect((await admin.post('/api/base/people/user/set_status', order)).body.code).toBe('ok');
  });
});
