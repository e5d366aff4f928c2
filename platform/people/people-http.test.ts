import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, resetDemo } from '#platform/demo';
import { hashPassword } from '#platform/identity';
import { createFolderFileStore } from '#platform/storage';
import {
  forEachEngine,
  grantDirectly,
  makeFullAdministrator,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';

const calls = {
  list: '/api/base/people/users',
  classes: '/api/base/people/classes',
  get: '/api/base/people/user/get',
  create: '/api/base/people/user/create',
  update: '/api/base/people/user/update',
  status: '/api/base/people/user/set_status',
  reset: '/api/base/people/user/reset_password',
};
const zhou = {
  userId: '2001',
  revision: '1',
  loginName: 't.zhou',
  realName: '周敏 Zhou Min',
  userType: '2',
  sex: 'female',
  phone: '19900002001',
  email: 'zhou.min@example.com',
};

forEachEngine((engine) => {
  let platform: TestPlatform;
  let folder: string;
  let demoHash: string;

  const logins = new Map<string, TestClient>();
  const signIn = async (loginName: string, password = demoPassword): Promise<TestClient> => {
    const client = platform.createClient();
    const { body } = await client.post('/api/uaa/oauth/login', { username: loginName, password });
    expect([loginName, body.code]).toEqual([loginName, 'ok']);
    return client;
  };
  const as = async (loginName: string): Promise<TestClient> => {
    const client = logins.get(loginName) ?? (await signIn(loginName));
    logins.set(loginName, client);
    return client;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'people-'));
    demoHash = await hashPassword(demoPassword);
    platform = await startTestPlatform(engine.database());
  });
  beforeEach(async () => {
    logins.clear();
    const files = createFolderFileStore(folder);
    const { db } = engine.database();
    await resetDemo({ db, clock: platform.now, files, hashPassword: async () => demoHash });
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  describe('who may do what', () => {
    const person = { loginName: 't.new', realName: '新老师', userType: '2' };
    const key = { userId: '2001', revision: '1' };
    type Codes = Record<keyof typeof calls, string>;
    const all = (code: string): Codes => ({
      list: code,
      classes: code,
      get: code,
      create: code,
      update: code,
      status: code,
      reset: code,
    });

    test.each<[string, Codes]>([
      ['s.zhoule', all('forbidden')],
      ['t.zhou', all('forbidden')],
      ['t.wu', all('forbidden')],
      ['p.zhou', all('forbidden')],
      ['bureau.admin', { ...all('not_found'), list: 'ok', classes: 'ok', create: 'ok' }],
      ['ms.admin', { ...all('not_found'), list: 'ok', classes: 'ok', create: 'ok', reset: 'forbidden' }],
      ['ps.admin', { ...all('ok'), status: 'conflict', reset: 'conflict' }],
    ])('when %s asks about a teacher of U2001, then each call answers as it should', async (login, codes) => {
      const client = await as(login);
      const answers = {
        list: await client.get(calls.list),
        classes: await client.get(calls.classes),
        get: await client.get(`${calls.get}?userId=2001`),
        create: await client.post(calls.create, person),
        update: await client.post(calls.update, zhou),
        status: await client.post(calls.status, { ...key, userStatus: 'disabled' }),
        reset: await client.post(calls.reset, key),
      };
      for (const answer of Object.values(answers)) expect(answer.http).toBe(200);
      expect(
        Object.fromEntries(Object.entries(answers).map(([name, { body }]) => [name, body.code])),
      ).toEqual(codes);
    });

    test('when an administrator was granted a part of the app alone, then she does no more than that', async () => {
      const partly = await as('ms.admin');
      const { body } = await partly.post(calls.create, { ...person, loginName: 't.partly' });
      const { userId, revision } = body.data.user;
      const reset = await partly.post(calls.reset, { userId, revision: String(revision) });
      expect(reset.body).toMatchObject({ code: 'forbidden', data: null });
      const none = await as('sb.admin');
      expect((await none.post(calls.create, { ...person, loginName: 't.none' })).body.code).toBe('forbidden');
    });

    test('when nobody is signed in, then every call says so, whatever it was sent', async () => {
      const client = platform.createClient();
      const answers = [
        await client.get(calls.list),
        await client.get(calls.classes),
        await client.get(`${calls.get}?userId=2001`),
        await client.post(calls.create),
        await client.post(calls.update, zhou),
        await client.post(calls.status, { ...key, userStatus: 'disabled' }),
        await client.post(calls.reset, key),
      ];
      for (const { http, body } of answers) expect([http, body.status]).toEqual([200, 401]);
    });

    test('when an administrator was disabled, then her next call is refused', async () => {
      const client = await as('ps.admin');
      await engine
        .database()
        .db.updateTable('app_user')
        .set({ user_status: 'disabled' })
        .where('id', '=', '4002')
        .execute();
      expect((await client.get(calls.list)).body.code).toBe('not_signed_in');
    });

    test('when an unknown id is asked for, then the answer is that of a foreign one', async () => {
      const client = await as('ps.admin');
      const of = async (userId: string) => {
        const { body } = await client.post(calls.status, { userId, revision: '1', userStatus: 'enabled' });
        return { ...body, requestId: '' };
      };
      expect(await of('1003')).toEqual(await of('nobody'));
      expect((await of('1003')).code).toBe('not_found');
    });
  });

  describe('the list', () => {
    const list = async (query: Record<string, string>) => {
      const { body } = await (await as('ps.admin')).get(`${calls.list}?${new URLSearchParams(query)}`);
      expect(body.code).toBe('ok');
      return body.data;
    };
    const idsOf = (page: { list: { userId: string }[] }) => page.list.map((person) => person.userId);

    test('when pages are read one after another, then everybody of the unit comes once', async () => {
      const pages = [await list({}), await list({ page: '2' }), await list({ page: '3' })];
      expect(pages.map((page) => [page.page, page.list.length, page.total, page.pages])).toEqual([
        [1, 30, 80, 3],
        [2, 30, 80, 3],
        [3, 20, 80, 3],
      ]);
      const ids = pages.flatMap(idsOf);
      expect(new Set(ids).size).toBe(80);
      expect(ids).toContain('4002');
      expect(ids).not.toContain('2003');
    });

    test('when the page is beyond the last one, then it is empty and the totals stay', async () => {
      expect(await list({ page: '99' })).toMatchObject({ list: [], total: 80, pages: 3, page: 99 });
    });

    test('when 5000 rows are asked for, then at most 100 come', async () => {
      expect((await list({ size: '5000' })).list).toHaveLength(80);
      expect((await list({ size: '5000' })).pages).toBe(1);
    });

    test.each([
      ['Zhou Min', ['3001', '2001']],
      ['周敏', ['3001', '2001']],
      ['T.ZHOU', ['2001']],
      ['19900002001', ['3001', '2001']],
      ['nobody at all', []],
      ['zhoumin', ['3001', '2001']],
      ['ouyang', []],
      ['zm', ['3001', '2001']],
      ['ZM', ['3001', '2001']],
      ['hejing', ['4002']],
      ['zhoule', ['1001']],
      ['zhouyue', ['1001']],
    ])(
      'when the keyword is %j, then login name, real name, its readings and phone are searched',
      async (keyword, ids) => {
        expect(idsOf(await list({ keyword })).sort()).toEqual([...ids].sort());
      },
    );

    test('when a name is written or changed, then its readings follow', async () => {
      const client = await as('ps.admin');
      const { body } = await client.post(calls.create, {
        loginName: 'reading',
        realName: '单雄',
        userType: '2',
      });
      const { userId, revision } = body.data.user;
      for (const keyword of ['shanxiong', 'danx', 'cx'])
        expect([keyword, idsOf(await list({ keyword }))]).toEqual([
          keyword,
          expect.arrayContaining([userId]),
        ]);
      const change = { userId, revision, loginName: 'reading', realName: '吕布', userType: '2' };
      expect((await client.post(calls.update, change)).body.code).toBe('ok');
      expect(idsOf(await list({ keyword: 'lvb' }))).toEqual([userId]);
      expect(idsOf(await list({ keyword: 'shanxiong' }))).toEqual([]);
    });

    test.each(['%', '_', '!', "'", '%%', '\\'])(
      'when the keyword is %j, then it stands for itself',
      async (keyword) => {
        expect((await list({ keyword })).total).toBe(0);
      },
    );

    test('when filters are set, then all of them count', async () => {
      const client = await as('ps.admin');
      const { body } = await client.post(calls.status, {
        userId: '2002',
        revision: '1',
        userStatus: 'disabled',
      });
      expect(body.code).toBe('ok');
      expect(idsOf(await list({ userType: '2', userStatus: 'disabled' }))).toEqual(['2002']);
      expect(idsOf(await list({ userType: '4' }))).toEqual(['4002']);
      expect((await list({ userType: '2', keyword: 't.demo', userStatus: 'disabled' })).total).toBe(0);
    });

    test('when a person is shown, then no hash, unit or session comes along', async () => {
      const { list: people } = await list({ keyword: 't.zhou' });
      expect(Object.keys(people[0]).sort()).toEqual([
        'avatar',
        'className',
        'email',
        'gradeName',
        'holdsMore',
        'loginName',
        'phone',
        'realName',
        'revision',
        'sex',
        'updatedAt',
        'userId',
        'userStatus',
        'userType',
      ]);
    });
  });

  describe('creating a user', () => {
    const person = { loginName: 't.new', realName: '新老师', userType: '2', phone: '', email: '' };

    test('when all is well, then the user can sign in with the first password', async () => {
      const { body } = await (await as('ps.admin')).post(calls.create, person);
      expect(body.data.user).toMatchObject({ loginName: 't.new', userStatus: 'enabled', revision: 1 });
      const me = await (await signIn('t.new', body.data.password)).get('/api/uaa/oauth/me');
      expect(me.body.data).toMatchObject({ userId: body.data.user.userId, unitId: 'U2001', userType: 2 });
    });

    test('when an identity is smuggled in, then the unit stays that of the administrator', async () => {
      const client = await as('ps.admin');
      const { body } = await client.post(calls.create, {
        ...person,
        unitId: 'U2002',
        superman: '1',
        id: '4003',
      });
      const row = await engine
        .database()
        .db.selectFrom('app_user')
        .select(['unit_id', 'superman'])
        .where('id', '=', body.data.user.userId)
        .executeTakeFirst();
      expect(row).toEqual({ unit_id: 'U2001', superman: 0 });
    });

    test.each([
      [{ loginName: 'x y' }, ['loginName']],
      [{ loginName: '' }, ['loginName']],
      [{ realName: '' }, ['realName']],
      [{ phone: '123' }, ['phone']],
      [{ email: 'nowhere' }, ['email']],
      [{ userType: '5' }, ['userType']],
      [{ userType: 'teacher' }, ['userType']],
      [{ loginName: 'ab', realName: '名'.repeat(21), phone: 'x' }, ['loginName', 'realName', 'phone']],
    ])('when %o is entered, then each wrong field is named', async (change, fields) => {
      const { body } = await (await as('ps.admin')).post(calls.create, { ...person, ...change });
      expect(body.code).toBe('invalid_input');
      expect(body.fieldErrors.map((error: { field: string }) => error.field)).toEqual(fields);
    });

    test.each(['t.wu', 'T.Wu', 't.chen'])(
      'when the login name %s is taken in the portal, then the field says so',
      async (loginName) => {
        const { body } = await (await as('ps.admin')).post(calls.create, { ...person, loginName });
        expect(body.code).toBe('conflict');
        expect(body.fieldErrors).toEqual([
          { field: 'loginName', message: '该登录名已被使用|||This login name is already taken' },
        ]);
      },
    );

    test('when two administrators create the same login name at once, then one of them wins', async () => {
      const clients = [await as('ps.admin'), await as('ms.admin')];
      const answers = await Promise.all(clients.map((client) => client.post(calls.create, person)));
      expect(answers.map(({ body }) => body.code).sort()).toEqual(['conflict', 'ok']);
    });
  });

  describe('the class of a pupil', () => {
    const pupil = { loginName: 's.new', realName: '新同学', userType: '1' };
    const known = { gradeName: '五年级', className: '(1)班' };
    const slip = { gradeName: '五年级', className: '（1）班' };
    const refusal = { code: 'invalid_input', fieldErrors: [{ field: 'className' }] };

    test('when the classes of a school are asked for, then each comes once, and none of another school', async () => {
      const { body } = await (await as('ps.admin')).get(calls.classes);
      const names = body.data.map((one: typeof known) => `${one.gradeName}${one.className}`);
      expect(new Set(names).size).toBe(names.length);
      expect(body.data).toContainEqual({ ...known, people: expect.any(Number) });
      expect(names).not.toContain('初二(5)班');
      const { body: page } = await (await as('ps.admin')).get(
        `${calls.list}?${new URLSearchParams({ ...known, size: '100' })}`,
      );
      const counted = body.data.find(
        (one: typeof known) => one.className === '(1)班' && one.gradeName === '五年级',
      );
      expect(page.data.total).toBe(counted.people);
      expect(page.data.list).toContainEqual(expect.objectContaining({ ...known, loginName: 's.wang1' }));
    });

    test('when somebody new is in a class that exists, or in none, or in a grade alone, then all is well', async () => {
      const client = await as('ps.admin');
      for (const [at, names] of [known, {}, { gradeName: '五年级', className: '' }].entries()) {
        const { body } = await client.post(calls.create, { ...pupil, loginName: `s.new${at}`, ...names });
        expect(body.code).toBe('ok');
      }
    });

    test('when the class does not exist, then the field says so, unless the call founds it', async () => {
      const client = await as('ps.admin');
      expect((await client.post(calls.create, { ...pupil, ...slip })).body).toMatchObject(refusal);
      expect(
        (await client.post(calls.create, { ...pupil, gradeName: '初二', className: '(5)班' })).body,
      ).toMatchObject(refusal);
      const { body } = await client.post(calls.create, { ...pupil, ...slip, createClass: 'true' });
      expect(body.data.user).toMatchObject(slip);
      expect((await client.get(calls.classes)).body.data).toContainEqual({ ...slip, people: 1 });
    });

    test('when a pupil moves, then the new class has to exist; who stays need not found her own again', async () => {
      const client = await as('ps.admin');
      const { body } = await client.get(`${calls.get}?userId=1001`);
      const { userStatus, updatedAt, ...form } = body.data;
      const change = { ...form, revision: String(form.revision), userType: '1' };
      expect((await client.post(calls.update, { ...change, ...slip })).body).toMatchObject(refusal);
      expect((await client.post(calls.update, { ...change, realName: '周小乐' })).body.code).toBe('ok');
      const moved = { ...change, ...slip, revision: '2', createClass: '1' };
      expect((await client.post(calls.update, moved)).body.data).toMatchObject({ ...slip, revision: 3 });
    });
  });

  describe('changing a user', () => {
    test('when the revision is the current one, then the change is kept and the revision grows', async () => {
      const client = await as('ps.admin');
      const { body } = await client.post(calls.update, { ...zhou, realName: '周小敏', phone: '' });
      expect(body.data).toMatchObject({ realName: '周小敏', phone: '', revision: 2 });
      expect(body.data.updatedAt).toBe(new Date(platform.now()).toISOString());
    });

    test.each(['0', '2', '99999999999', '-1'])(
      'when the revision is %s, then it is a conflict',
      async (revision) => {
        const { body } = await (await as('ps.admin')).post(calls.update, { ...zhou, revision });
        expect([body.code, body.fieldErrors]).toEqual(['conflict', undefined]);
      },
    );

    test('when two changes start from one revision, then exactly one is kept', async () => {
      const client = await as('ps.admin');
      const names = Array.from({ length: 6 }, (_, index) => `周${index}`);
      const answers = await Promise.all(
        names.map((realName) => client.post(calls.update, { ...zhou, realName })),
      );
      const codes = answers.map(({ body }) => body.code);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
      expect(codes.filter((code) => code === 'conflict')).toHaveLength(5);
    });

    test('when the new login name is taken, then the field says so and nothing is changed', async () => {
      const client = await as('ps.admin');
      const { body } = await client.post(calls.update, { ...zhou, realName: '别人', loginName: 'S.GAO' });
      expect([body.code, body.fieldErrors[0].field]).toEqual(['conflict', 'loginName']);
      const { body: page } = await client.get(`${calls.list}?keyword=t.zhou`);
      expect(page.data.list[0]).toMatchObject({ realName: zhou.realName, revision: 1 });
    });

    test('when an administrator would take her own rights, then she is stopped', async () => {
      const self = { ...zhou, userId: '4002', loginName: 'ps.admin', realName: '何静' };
      const client = await as('ps.admin');
      const refused = await client.post(calls.update, { ...self, userType: '2' });
      expect(refused.body.fieldErrors[0].field).toBe('userType');
      const kept = await client.post(calls.update, { ...self, userType: '4' });
      expect(kept.body.code).toBe('ok');
    });
  });

  describe('changing a way to the password', () => {
    const wei = { userId: '2003', revision: '1', loginName: 't.chen', userType: '2' };
    const own = { userId: '4003', revision: '1', loginName: 'ms.admin', userType: '4' };
    const heldBy = async (userId: string) =>
      engine
        .database()
        .db.selectFrom('app_user')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
    const formOf = async (who: typeof wei) => {
      const { real_name: realName, sex, phone, email } = await heldBy(who.userId);
      return { ...who, realName, sex, phone, email };
    };
    const sentNotices = async () =>
      engine
        .database()
        .db.selectFrom('outbox')
        .select(['channel', 'recipient'])
        .orderBy('channel', 'desc')
        .execute();
    const detailsOf = async (userId: string) => {
      const rows = await engine
        .database()
        .db.selectFrom('auth_audit')
        .select('detail')
        .where('event', '=', 'user_changed')
        .where('user_id', '=', userId)
        .execute();
      return rows.map(({ detail }) => detail);
    };
    beforeEach(async () => {
      await engine.database().db.deleteFrom('outbox').execute();
    });

    test.each([{ phone: '13911112222' }, { email: 'mine@example.com' }, { phone: '' }])(
      'when an administrator without the right to reset passwords enters %o, then nothing is changed',
      async (contact) => {
        const client = await as('ms.admin');
        const form = await formOf(wei);
        const { body } = await client.post(calls.update, { ...form, ...contact });
        expect(body.code).toBe('forbidden');
        expect(await heldBy(wei.userId)).toMatchObject({ phone: form.phone, email: form.email, revision: 1 });
        expect(await sentNotices()).toEqual([]);
      },
    );

    test('when she changes anything else, or her own phone, then it is kept', async () => {
      const client = await as('ms.admin');
      const renamed = await client.post(calls.update, { ...(await formOf(wei)), realName: '陈老师' });
      expect(renamed.body).toMatchObject({ code: 'ok', data: { realName: '陈老师' } });
      const moved = await client.post(calls.update, { ...(await formOf(own)), phone: '13911112222' });
      expect(moved.body).toMatchObject({ code: 'ok', data: { phone: '13911112222' } });
      expect(await detailsOf(wei.userId)).toEqual(['realName']);
    });

    test('when an administrator with the right does, then the old contacts are told and the line names the fields', async () => {
      const client = await as('ps.admin');
      const change = { phone: '13911112222', email: 'new@example.com' };
      expect((await client.post(calls.update, { ...zhou, ...change })).body.code).toBe('ok');
      expect(await sentNotices()).toEqual([
        { channel: 'sms', recipient: zhou.phone },
        { channel: 'email', recipient: zhou.email },
      ]);
      expect(await detailsOf(zhou.userId)).toEqual(['phone, email']);
    });
  });

  describe('disabling, enabling, resetting', () => {
    const eventsOf = async (userId: string) =>
      engine
        .database()
        .db.selectFrom('auth_audit')
        .select(['event', 'actor_id'])
        .where('user_id', '=', userId)
        .where('event', 'in', ['user_disabled', 'user_enabled', 'password_reset'])
        .execute();

    test('when an administrator becomes something else, then she keeps nothing of the school, also when she is one again', async () => {
      const { db } = engine.database();
      const userId = '2002';
      const heldBy = async () => (await (await as('t.wu')).get('/api/base/permissions/mine')).body.data;
      const admin = await as('ps.admin');
      const become = async (userType: 2 | 4) => {
        const { data } = (await admin.get(`${calls.get}?userId=${userId}`)).body;
        const { loginName, realName, revision } = data;
        const phone = data.phone ?? '';
        const payload = {
          userId,
          loginName,
          realName,
          phone,
          revision: String(revision),
          userType: String(userType),
        };
        expect((await admin.post(calls.update, payload)).body.code).toBe('ok');
      };
      await become(4);
      await makeFullAdministrator(db, userId);
      await grantDirectly(db, userId, 'base:list', 'exam:mark');
      const role = {
        id: 'front',
        unit_id: 'U2001',
        code: 'front',
        name: 'front',
        en_name: '',
        updated_at: 0,
      };
      await db.insertInto('unit_role').values(role).execute();
      await db
        .insertInto('role_grant')
        .values({ role_id: 'front', app_code: 'admin', node_code: 'audit' })
        .execute();
      await db.insertInto('user_role').values({ user_id: userId, role_code: 'front' }).execute();
      expect(await heldBy()).toContain('admin:audit');
      const keeps = async () => (await heldBy()).filter((one: string) => /^(?:base|admin):/.test(one));
      await become(2);
      // She is head of a class.
      expect(await keeps()).toEqual(['admin:family', 'admin:family.slips']);
      await become(4);
      expect(await keeps()).toEqual([]);
      const rows = await db.selectFrom('resource_grant').selectAll().where('user_id', '=', userId).execute();
      expect(rows.map(({ app_code }) => app_code)).toEqual(['exam']);
    });

    test('when a user is disabled, then her sessions end at once and she cannot come back', async () => {
      const user = await as('t.zhou');
      const admin = await as('ps.admin');
      const { body } = await admin.post(calls.status, {
        userId: '2001',
        revision: '1',
        userStatus: 'disabled',
      });
      expect(body.data).toMatchObject({ userStatus: 'disabled', revision: 2 });
      expect((await user.get('/api/uaa/oauth/me')).body.status).toBe(401);
      expect((await user.get('/api/uaa/oauth/refresh')).body.status).toBe(401);
      const again = await platform
        .createClient()
        .post('/api/uaa/oauth/login', { username: 't.zhou', password: demoPassword });
      expect(again.body.code).toBe('account_disabled');
      expect(await eventsOf('2001')).toEqual([{ event: 'user_disabled', actor_id: '4002' }]);
    });

    test('when a disabled user is enabled, then she can sign in, and old sessions stay dead', async () => {
      const user = await as('t.zhou');
      const admin = await as('ps.admin');
      await admin.post(calls.status, { userId: '2001', revision: '1', userStatus: 'disabled' });
      await admin.post(calls.status, { userId: '2001', revision: '2', userStatus: 'enabled' });
      expect((await user.get('/api/uaa/oauth/me')).body.status).toBe(401);
      await signIn('t.zhou');
      expect((await eventsOf('2001')).map((line) => line.event).sort()).toEqual([
        'user_disabled',
        'user_enabled',
      ]);
    });

    test('when an administrator disables herself, then she is stopped with a reason', async () => {
      const client = await as('ps.admin');
      const { body } = await client.post(calls.status, {
        userId: '4002',
        revision: '1',
        userStatus: 'disabled',
      });
      expect([body.code, body.message]).toEqual([
        'forbidden',
        '不能停用自己的账号|||You cannot disable your own account',
      ]);
      expect((await client.get(calls.list)).body.code).toBe('ok');
    });

    test('when an administrator resets her own password, then she is stopped, and the old one counts', async () => {
      const client = await as('ps.admin');
      const { body } = await client.post(calls.reset, { userId: '4002', revision: '1' });
      expect([body.code, body.data]).toEqual(['forbidden', null]);
      expect(body.message).toContain('You cannot reset your own password');
      await signIn('ps.admin');
    });

    test('when a password is reset, then only the new one counts and sessions end', async () => {
      const user = await as('t.zhou');
      const { body } = await (await as('ps.admin')).post(calls.reset, { userId: '2001', revision: '1' });
      expect(body.data.user.revision).toBe(2);
      expect((await user.get('/api/uaa/oauth/me')).body.status).toBe(401);
      const old = await platform
        .createClient('10.0.0.9')
        .post('/api/uaa/oauth/login', { username: 't.zhou', password: demoPassword });
      expect(old.body.code).toBe('invalid_grant');
      await signIn('t.zhou', body.data.password);
      expect(await eventsOf('2001')).toEqual([{ event: 'password_reset', actor_id: '4002' }]);
    });
  });
});
