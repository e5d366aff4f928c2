import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, demoUserIds, resetDemo } from '#platform/demo';
import { hashPassword } from '#platform/identity';
import { createFolderFileStore } from '#platform/storage';
import { forEachEngine, startTestPlatform, type TestClient, type TestPlatform } from '#platform/testing';
import { userTypeCodes } from '#shared/contracts';

const calls = {
  children: '/api/base/student/find_all_student_by_parent_id',
  current: '/api/base/student/find_stu_by_parent_id',
  choose: '/api/base/student/set/parentChildren',
  overview: '/api/base/family/overview',
  link: '/api/base/select/already/parent/teacher',
  switch: '/api/uaa/social/switch/login',
  accounts: '/api/uaa/social/switch/accounts',
};
const demoHash = await hashPassword(demoPassword);

forEachEngine((engine) => {
  let platform: TestPlatform;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'family-'));
    platform = await startTestPlatform(engine.database());
  });
  beforeEach(async () => {
    const { db } = engine.database();
    const files = createFolderFileStore(folder);
    await resetDemo({ db, clock: platform.now, files, hashPassword: async () => demoHash });
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  const signIn = async (username: string): Promise<TestClient> => {
    const client = platform.createClient();
    await client.post('/api/uaa/oauth/login', { username, password: demoPassword });
    return client;
  };
  const idOf = async (client: TestClient): Promise<string | undefined> =>
    (await client.get('/api/uaa/oauth/me')).body.data?.userId;
  const namesOf = (children: { realName: string }[]): string[] => children.map(({ realName }) => realName);

  test.each([
    ['p.zhou', '3001', ['周乐 Zhou Le', '周安'], ['周乐 Zhou Le']],
    ['p.wang', '3002', ['王一', '王二'], ['王一']],
    ['p.liu', '3003', ['周安'], ['周安']],
    ['p.new', '3004', [], []],
  ])(
    'when %s asks for children, then they are hers, and one is current',
    async (name, parentId, all, current) => {
      const client = await signIn(name);
      expect(namesOf((await client.get(`${calls.children}?parentId=${parentId}`)).body.data)).toEqual(all);
      expect(namesOf((await client.get(`${calls.current}?parentId=${parentId}`)).body.data)).toEqual(current);
    },
  );

  test('when a parent chooses another child, then that one is current, in every session', async () => {
    const client = await signIn('p.zhou');
    const [, second] = (await client.get(`${calls.children}?parentId=3001`)).body.data;
    expect(second).toEqual({ id: '1003', realName: '周安', gradeName: '初二', className: '(5)班' });
    const { gradeName, className, ...child } = second;
    const chosen = await client.post(`${calls.choose}?parentId=3001`, { ...child, gradeName, className });
    expect(chosen.body).toMatchObject({ status: 200, data: { id: '1003' } });
    const other = await signIn('p.zhou');
    expect(namesOf((await other.get(`${calls.current}?parentId=3001`)).body.data)).toEqual(['周安']);
  });

  test.each([
    ['somebody else’s children', 'p.wang', 'get', `${calls.children}?parentId=3001`],
    ['children as a teacher', 't.zhou', 'get', `${calls.children}?parentId=2001`],
    ['an overview as a teacher', 't.zhou', 'get', calls.overview],
    ['somebody else’s current child', 'p.wang', 'get', `${calls.current}?parentId=3001`],
    ['somebody else’s link', 'p.wang', 'get', `${calls.link}?parentId=3001`],
    ['an account that is not linked', 'p.wang', 'get', `${calls.switch}?userId=2001`],
    ['an administrator’s account', 'p.zhou', 'get', `${calls.switch}?userId=4002`],
    ['the list of all accounts', 't.zhou', 'get', calls.accounts],
    ['her own account', 'p.zhou', 'get', `${calls.switch}?userId=3001`],
  ])('when %s is asked for, then that is forbidden', async (_, name, _method, path) => {
    const client = await signIn(name);
    const before = await idOf(client);
    expect((await client.get(path)).body.code).toBe('forbidden');
    expect(await idOf(client)).toBe(before);
  });

  test('when a parent looks at all her children, then each has its school and what waits for it', async () => {
    const client = await signIn('p.zhou');
    const { body } = await client.get(calls.overview);
    expect(body.data).toMatchObject([
      {
        child: { id: '1001', gradeName: '三年级' },
        unitName: '青江实验小学',
        unread: [{ code: 'hw', num: 7 }],
        todos: 0,
        messages: 0,
      },
      { child: { id: '1003' }, unitName: '青江第一中学' },
    ]);
    const { db } = engine.database();
    const message = { module: 'hw', importance: 1, text: 'x', sent_at: platform.now() };
    await db
      .insertInto('message')
      .values([
        { ...message, id: 'o1', kind: 'todo' },
        { ...message, id: 'o2', kind: 'message' },
        { ...message, id: 'o3', kind: 'message' },
      ])
      .execute();
    const delivery = { user_id: '1003', sent_at: platform.now() };
    await db
      .insertInto('message_delivery')
      .values([
        { ...delivery, message_id: 'o1' },
        { ...delivery, message_id: 'o2' },
        { ...delivery, message_id: 'o3', read_at: platform.now() },
      ])
      .execute();
    const [first, second] = (await client.get(calls.overview)).body.data;
    expect([first.todos, first.messages, second.todos, second.messages]).toEqual([0, 0, 1, 1]);
    expect((await (await signIn('p.new')).get(calls.overview)).body.data).toEqual([]);
  });

  test('when a parent chooses a child of somebody else, then that is forbidden', async () => {
    const client = await signIn('p.wang');
    expect((await client.post(calls.choose, { id: '1001' })).body.code).toBe('forbidden');
  });

  test('when either account asks, then the link names both', async () => {
    const link = {
      parentId: '3001',
      teacherId: '2001',
      parentName: '周敏',
      teacherName: '周敏 Zhou Min',
    };
    const teacher = await signIn('t.zhou');
    expect((await teacher.get(`${calls.link}?parentId=&teacherId=2001`)).body.data).toEqual(link);
    const parent = await signIn('p.zhou');
    expect((await parent.get(`${calls.link}?parentId=3001`)).body.data).toEqual(link);
    const other = await signIn('t.wu');
    expect((await other.get(`${calls.link}?teacherId=2002`)).body.data).toBeNull();
  });

  test('when somebody switches to the linked account and back, then sessions change and the audit knows', async () => {
    const client = await signIn('t.zhou');
    const old = platform.createClient();
    for (const [name, value] of client.cookies) old.cookies.set(name, value);
    expect((await client.get(`${calls.switch}?userId=3001`)).body.data).toMatchObject({
      userId: '3001',
      userType: 3,
    });
    expect([await idOf(client), await idOf(old)]).toEqual(['3001', undefined]);
    await client.get(`${calls.switch}?userId=2001`);
    expect(await idOf(client)).toBe('2001');
    const { db } = engine.database();
    const audit = await db
      .selectFrom('auth_audit')
      .select(['user_id', 'actor_id'])
      .where('event', '=', 'identity_switched')
      .execute();
    expect(audit.map(({ user_id, actor_id }) => [user_id, actor_id]).toSorted()).toEqual([
      ['2001', '3001'],
      ['3001', '2001'],
    ]);
    const sessions = await db.selectFrom('auth_session').select('amr').execute();
    expect(sessions.map(({ amr }) => amr).toSorted()).toEqual(['pwd', 'pwd switch', 'pwd switch']);
  });

  test('when one of two linked accounts is made an administrator’s, then nobody switches between them, and the link is gone', async () => {
    const { db } = engine.database();
    const parent = await signIn('p.zhou');
    const setType = (user_type: 2 | 4) =>
      db.updateTable('app_user').set({ user_type }).where('id', '=', '2001').execute();
    const switching = async () => (await parent.get(`${calls.switch}?userId=2001`)).body.code;
    await setType(userTypeCodes.administrator);
    expect(await switching()).toBe('forbidden');
    await setType(userTypeCodes.teacher);
    const admin = await signIn('ps.admin');
    const { data } = (await admin.get('/api/base/people/user/get?userId=2001')).body;
    const { userId, revision, loginName, realName } = data;
    const change = { userId, revision: String(revision), loginName, realName, userType: '4' };
    expect((await admin.post('/api/base/people/user/update', change)).body.code).toBe('ok');
    const links = db.selectFrom('parent_teacher_link').select('parent_id').where('teacher_id', '=', '2001');
    expect(await links.execute()).toEqual([]);
  });

  test('when the linked account is disabled, then there is nothing to switch to', async () => {
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', '3001').execute();
    const client = await signIn('t.zhou');
    expect((await client.get(`${calls.link}?teacherId=2001`)).body.data).toBeNull();
    expect((await client.get(`${calls.switch}?userId=3001`)).body.code).toBe('forbidden');
  });

  describe('in development', () => {
    let development: TestPlatform;
    beforeAll(async () => {
      development = await startTestPlatform(engine.database(), { switchableAccounts: demoUserIds });
    });
    afterAll(() => development.close());
    const signInThere = async (): Promise<TestClient> => {
      const client = development.createClient();
      await client.post('/api/uaa/oauth/login', { username: 't.zhou', password: demoPassword });
      return client;
    };

    test('when the accounts are listed, then they are those of the demo data that can sign in', async () => {
      const client = await signInThere();
      const { data } = (await client.get(calls.accounts)).body;
      expect(data).toHaveLength(demoUserIds.size - 1);
      expect(data).toContainEqual({
        userId: '4002',
        loginName: 'ps.admin',
        realName: '何静 He Jing',
        userType: 4,
        unitName: '青江实验小学',
      });
      expect(data.map(({ userId }: { userId: string }) => userId)).not.toContain('1006');
    });

    test('when somebody becomes another user, then the audit names both, and the old session is over', async () => {
      const client = await signInThere();
      const old = development.createClient();
      for (const [name, value] of client.cookies) old.cookies.set(name, value);
      expect((await client.get(`${calls.switch}?userId=4002`)).body.data).toMatchObject({ userId: '4002' });
      expect([await idOf(client), await idOf(old)]).toEqual(['4002', undefined]);
      const { db } = engine.database();
      const audit = await db
        .selectFrom('auth_audit')
        .select(['user_id', 'actor_id'])
        .where('event', '=', 'identity_switched')
        .execute();
      expect(audit).toEqual([{ user_id: '4002', actor_id: '2001' }]);
    });

    test.each([
      ['a disabled account', '1006', 'account_disabled'],
      ['an account that is none of the demo data', '9999', 'forbidden'],
      ['her own account', '2001', 'forbidden'],
    ])('when somebody wants to become %s, then she stays who she is', async (_, userId, code) => {
      const client = await signInThere();
      expect((await client.get(`${calls.switch}?userId=${userId}`)).body.code).toBe(code);
      expect(await idOf(client)).toBe('2001');
    });
  });
});
