import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildUser,
  type DemoPlatform,
  forEachEngine,
  grantDirectly,
  limitTo,
  startDemoPlatform,
  type TestClient,
} from '#platform/testing';
import { type Permission, type UserType, userTypeCodes } from '#shared/contracts';

const { administrator, teacher } = userTypeCodes;
const codes = ['base:role', 'base:list', 'base:import', 'base:reset-pwd', 'admin:people.edit'] as const;
type Code = (typeof codes)[number];
/** Every selection of these permissions, by the bits of a number. */
const subsets = Array.from({ length: 2 ** codes.length }, (_, bits) =>
  codes.filter((_code, at) => bits & (2 ** at)),
);

/** A call about somebody, and the permissions that it takes, all of them. */
interface Attempt {
  readonly path: string;
  readonly userType: UserType;
  readonly fields: Readonly<Record<string, string>>;
  readonly takes: readonly Code[];
}
const attempts: Readonly<Record<string, Attempt>> = {
  create: of('create', administrator, { userType: '4' }, ['base:import', 'base:role']),
  promote: of('update', teacher, { userType: '4' }, ['admin:people.edit', 'base:role']),
  demote: of('update', administrator, { userType: '2' }, ['admin:people.edit', 'base:role']),
  rename: of('update', administrator, { userType: '4', realName: '改名' }, ['admin:people.edit']),
  disable: of('set_status', administrator, { userStatus: 'disabled' }, ['admin:people.edit']),
  enable: of('set_status', administrator, { userStatus: 'enabled' }, ['admin:people.edit']),
  reset: of('reset_password', administrator, {}, ['base:reset-pwd']),
};

function of(path: string, userType: UserType, fields: Attempt['fields'], takes: readonly Code[]): Attempt {
  return { path, userType, fields, takes };
}

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform?.close());
  const db = () => engine.database().db;
  let made = 0;
  const insert = async (user_type: UserType, unit_id = 'U2001'): Promise<string> => {
    made += 1;
    const id = `other-${made}`;
    await db()
      .insertInto('app_user')
      .values(buildUser({ id, login_name: id, real_name: '李明', user_type, unit_id }))
      .execute();
    return id;
  };
  const post = async (client: TestClient, path: string, fields: Readonly<Record<string, string>>) =>
    (await client.post(`/api/base/people/user/${path}`, fields)).body;
  const send = (client: TestClient, userId: string, { path, fields }: Attempt) => {
    const loginName = path === 'create' ? `${userId}-new` : userId;
    const person = {
      loginName,
      realName: '李明',
      sex: '',
      phone: '',
      email: '',
      gradeName: '',
      className: '',
    };
    return post(client, path, { userId, revision: '1', ...person, ...fields });
  };

  describe('the administrators of a school', () => {
    test('when an administrator holds any selection of permissions, then she makes, unmakes and changes others by exactly those that it takes', async () => {
      await db().updateTable('app_user').set({ user_type: 4 }).where('id', '=', '2002').execute();
      const client = await platform.as('t.wu');
      const wrong: string[] = [];
      for (const subset of subsets) {
        await db().deleteFrom('resource_grant').where('user_id', '=', '2002').execute();
        await limitTo(db(), '2002', 'admin:overview', ...subset);
        for (const [name, attempt] of Object.entries(attempts)) {
          const { userType, takes } = attempt;
          const { code } = await send(client, await insert(userType), attempt);
          const expected = takes.every((one) => subset.includes(one)) ? 'ok' : 'forbidden';
          if (code !== expected) wrong.push(`${name} with ${subset.join()}: ${code}`);
          if (name === 'create') continue;
          const above = await insert(userType);
          await grantDirectly(db(), above, 'admin:years' satisfies Permission);
          const refused = await send(client, above, attempt);
          if (refused.code !== 'forbidden') wrong.push(`${name} of one above: ${refused.code}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('when the list and a person are read, then each says whether she holds more', async () => {
      await db().deleteFrom('resource_grant').where('user_id', '=', '4003').execute();
      await limitTo(db(), '4003', 'base:list');
      const client = await platform.as('ms.admin');
      const colleague = await insert(administrator, 'U2002');
      const read = async () => {
        const { list } = (await client.get('/api/base/people/users?keyword=other-&size=100')).body.data;
        const one = (await client.get(`/api/base/people/user/get?userId=${colleague}`)).body.data;
        const listed = list.find(({ userId }: { userId: string }) => userId === colleague);
        return [listed.holdsMore, one.holdsMore];
      };
      expect(await read()).toEqual([false, false]);
      await grantDirectly(db(), colleague, 'admin:years');
      expect(await read()).toEqual([true, true]);
    });
  });

  describe('the administrators of the schools of a bureau', () => {
    const listOf = async (client: TestClient, unitId: string) =>
      (await client.get(`/api/base/people/users?unitId=${unitId}&size=100`)).body;

    test('when a bureau lists a school, then its administrators are there, and nobody else', async () => {
      const bureau = await platform.as('bureau.admin');
      const { data } = await listOf(bureau, 'U2002');
      const types = data.list.map(({ userType }: { userType: number }) => userType);
      expect(data.list.map(({ userId }: { userId: string }) => userId)).toContain('4003');
      expect(new Set(types)).toEqual(new Set([administrator]));
      expect(data.total).toBe(types.length);
      const teachers = await bureau.get('/api/base/people/users?unitId=U2002&userType=2');
      expect(teachers.body.data.total).toBe(data.total);
      const own = (await listOf(bureau, '')).data.list.map(({ userId }: { userId: string }) => userId);
      expect(own).toContain('4001');
      expect(own).not.toContain('4003');
    });

    test('when an administrator of a school has lost her password, then the bureau resets it, and enables her', async () => {
      const bureau = await platform.as('bureau.admin');
      const userId = await insert(administrator, 'U2002');
      await grantDirectly(db(), userId, 'base:role');
      const key = { userId, revision: '1' };
      const reset = await post(bureau, 'reset_password', key);
      expect(reset).toMatchObject({ code: 'ok', data: { user: { userId, revision: 2 } } });
      const signIn = { username: userId, password: reset.data.password };
      const signed = await platform.createClient().post('/api/uaa/oauth/login', signIn);
      expect(signed.body.code).toBe('ok');
      const disabled = await post(bureau, 'set_status', { userId, revision: '2', userStatus: 'disabled' });
      expect(disabled.data.userStatus).toBe('disabled');
      const enabled = await post(bureau, 'set_status', { userId, revision: '3', userStatus: 'enabled' });
      expect(enabled.data.userStatus).toBe('enabled');
    });

    test('when a bureau names a teacher of a school, or a school names another one or the bureau, then nobody is there', async () => {
      const bureau = await platform.as('bureau.admin');
      const head = await platform.as('ps.admin');
      const key = { revision: '1', userStatus: 'disabled' };
      for (const [client, userId] of [
        [bureau, '2003'],
        [head, '4003'],
        [head, '4001'],
      ] as const) {
        for (const path of ['set_status', 'reset_password', 'update']) {
          const fields = { ...key, userId, loginName: 'someone', realName: '李明', userType: '4' };
          expect((await post(client, path, fields)).code, `${path} of ${userId}`).toBe('not_found');
        }
        expect((await client.get(`/api/base/people/user/get?userId=${userId}`)).body.code).toBe('not_found');
      }
      for (const unitId of ['U2002', 'U1001', 'nowhere'])
        expect((await listOf(head, unitId)).code, unitId).toBe('not_found');
    });

    test('when an administrator of a bureau has a part, then she stands over those of schools who hold no more', async () => {
      await db().updateTable('app_user').set({ user_type: 4 }).where('id', '=', '2101').execute();
      await limitTo(db(), '2101', 'base:reset-pwd', 'base:list', 'admin:years');
      const client = await platform.as('r.sun');
      const [under, above] = [await insert(administrator, 'U2001'), await insert(administrator, 'U2001')];
      await grantDirectly(db(), under, 'admin:years');
      await grantDirectly(db(), above, 'admin:audit');
      expect((await post(client, 'reset_password', { userId: under, revision: '1' })).code).toBe('ok');
      expect(await post(client, 'reset_password', { userId: above, revision: '1' })).toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining('李明'),
      });
    });
  });
});
