import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, seedDemo } from '#platform/demo';
import { hashPassword } from '#platform/identity';
import { createFolderFileStore } from '#platform/storage';
import { forEachEngine, startTestPlatform, type TestClient, type TestPlatform } from '#platform/testing';

const todoId = 'app-request:U2001:prep';

forEachEngine((engine) => {
  let platform: TestPlatform;
  let folder: string;
  const logins = new Map<string, TestClient>();

  const as = async (loginName: string): Promise<TestClient> => {
    const client = logins.get(loginName) ?? platform.createClient();
    if (!logins.has(loginName)) {
      await client.post('/api/uaa/oauth/login', { username: loginName, password: demoPassword });
      logins.set(loginName, client);
    }
    return client;
  };
  const stateOf = async (loginName: string, code = 'prep') =>
    (await (await as(loginName)).get(`/api/base/desktop/app_request?code=${code}`)).body;
  const send = async (loginName: string, code = 'prep') =>
    (await (await as(loginName)).post('/api/base/desktop/app_request_send', { code })).body;
  const todosOf = async (loginName: string): Promise<{ id: string; title: string; url: string }[]> =>
    (await (await as(loginName)).get('/api/base/desktop/popUpBox_select?start=1&size=20')).body.data.list;
  const findTodo = async () => (await todosOf('ps.admin')).find(({ id }) => id === todoId);
  const listFor = async (loginName: string) =>
    (await (await as(loginName)).get('/api/base/desktop/app_requests')).body;

  beforeAll(async () => {
    logins.clear();
    folder = await mkdtemp(join(tmpdir(), 'app-requests-'));
    platform = await startTestPlatform(engine.database());
    const { db } = engine.database();
    await seedDemo({ db, clock: platform.now, files: createFolderFileStore(folder), hashPassword });
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  test('when a user looks at an app that is not opened, then the administrators of the own unit are named', async () => {
    expect((await stateOf('t.zhou')).data).toEqual({
      administrators: [{ userId: '4002', realName: '何静 He Jing' }],
      isAsked: false,
      people: 0,
      app: { name: '备课', englishName: 'Lesson Prep', imgPath: '/api/storage/show/icon/prep.svg' },
    });
    expect((await stateOf('t.chen')).data.administrators).toEqual([
      { userId: '4003', realName: '罗伟 Luo Wei' },
    ]);
  });

  test('when users ask, then each counts once, and the administrators have one to-do for all of them', async () => {
    expect(await send('t.zhou')).toMatchObject({ status: 200, data: null });
    expect(await send('t.zhou')).toMatchObject({ status: 200 });
    expect(await findTodo()).toMatchObject({
      title: '申请开通“备课”（1 人）|||1 person asks for “Lesson Prep”',
      url: '/pages/base/pc_admin_tm/index.html#/apps',
    });
    await (await as('ps.admin')).post('/api/base/desktop/message_update_statusby_id', {
      desktopMessageId: todoId,
    });
    expect(await findTodo()).toBeUndefined();
    await send('t.zhou');
    expect(await findTodo()).toBeUndefined();
    await send('t.wu');
    expect(await findTodo()).toMatchObject({
      title: '申请开通“备课”（2 人）|||2 people ask for “Lesson Prep”',
    });
    expect((await stateOf('t.zhou')).data).toMatchObject({ isAsked: true, people: 0 });
    expect((await stateOf('ps.admin')).data).toMatchObject({ isAsked: false, people: 2 });
    expect((await todosOf('bureau.admin')).map(({ id }) => id)).not.toContain(todoId);
  });

  test('when many ask at the same moment, then none is lost and none counts twice', async () => {
    const people = ['t.zhou', 't.wu', 'p.zhou', 'p.wang', 's.zhoule', 's.gao'];
    await Promise.all(people.map(as));
    await Promise.all([...people, ...people].map((each) => send(each, 'leave')));
    const { data } = await listFor('ps.admin');
    expect(data.find(({ code }: { code: string }) => code === 'leave')).toMatchObject({ people: 6 });
    const leave = (await todosOf('ps.admin')).find(({ id }) => id === 'app-request:U2001:leave');
    expect(leave?.title).toContain('（6 人）');
  });

  test('when administrators read the list, then it is the one of their own unit; nobody else gets one', async () => {
    const { data } = await listFor('ps.admin');
    expect(data.map(({ code }: { code: string }) => code)).toEqual(['leave', 'prep']);
    expect(data[1]).toMatchObject({ name: '备课', englishName: 'Lesson Prep', people: 2 });
    expect(data[1].names.toSorted()).toEqual(['吴刚 Wu Gang', '周敏 Zhou Min']);
    expect((await listFor('ms.admin')).data).toEqual([]);
    expect(await listFor('t.zhou')).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('when an administrator settles an app, then its to-do goes and people may ask again', async () => {
    const resolve = async (loginName: string) =>
      (await (await as(loginName)).post('/api/base/desktop/app_request_resolve', { code: 'prep' })).body;
    expect(await resolve('t.zhou')).toMatchObject({ code: 'forbidden' });
    expect(await resolve('ms.admin')).toMatchObject({ status: 200 });
    expect((await stateOf('t.zhou')).data.isAsked).toBe(true);
    expect(await resolve('ps.admin')).toMatchObject({ status: 200 });
    expect((await stateOf('t.zhou')).data.isAsked).toBe(false);
    expect(await findTodo()).toBeUndefined();
    await send('t.zhou');
    expect((await findTodo())?.title).toContain('（1 人）');
  });

  test.each([
    ['an app that stands on the desktop of others', 's.zhoule', 'base', 'not_found'],
    ['an app that does not exist', 't.zhou', 'nosuch', 'not_found'],
    ['something that is no code', 't.zhou', '../x', 'invalid_input'],
  ])('when %s is asked for, then nothing happens', async (_, loginName, code, refusal) => {
    expect(await send(loginName, code)).toMatchObject({ code: refusal });
    expect((await stateOf(loginName, code)).code).toBe(refusal);
  });

  test('when an administrator asks herself, then she is refused', async () =>
    expect(await send('ps.admin', 'note')).toMatchObject({ code: 'forbidden' }));
});
