import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalChangeBus } from '#platform/changes';
import { describePostgres, forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { dailyLimits, shownLimits } from './call-limits.ts';
import { createServiceScene, type TestService } from './testing/service-scene.ts';

const address = '/pages/leave/pc_leave_all/index.html#/requests/1';

forEachEngine((engine) => {
  let platform: TestPlatform;
  let service: TestService;
  const changes = createLocalChangeBus();
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database(), { changes });
    service = await scene.createService();
  });
  afterAll(() => platform.close());
  const scene = createServiceScene(engine.database, () => platform);
  const db = () => engine.database().db;
  let keys = 0;
  const newKey = (): string => `leave-${++keys}`;

  const save = async (key: string, userIds: readonly string[], more: object = {}) => {
    const order = { key, userIds, title: '审批请假|||Decide about a leave', address, ...more };
    return (await scene.post(service, '/todos', order)).body;
  };
  const end = async (key: string, userIds?: readonly string[]) =>
    (await scene.post(service, '/todos/done', { key, ...(userIds && { userIds }) })).body;
  const todosOf = async (userId: string) => {
    const browser = await scene.signIn(userId);
    const list = async () =>
      (await browser.get('/api/base/desktop/popUpBox_select?start=1&size=50')).body.data.list as {
        id: string;
        title: string;
      }[];
    const putAside = async () => {
      const [todo] = await list();
      await browser.post('/api/base/desktop/message_update_statusby_id', {
        desktopMessageId: todo?.id ?? '',
      });
    };
    return { list, putAside };
  };
  const addUser = () => scene.addUser(service.unitId);
  const countMessages = async (): Promise<number> => {
    const row = await db()
      .selectFrom('message')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('client_id', '=', service.party.id)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const listen = async (work: () => Promise<unknown>): Promise<string[]> => {
    const heard: string[] = [];
    const leave = changes.listen((ids) => heard.push(...ids));
    await work();
    leave();
    return heard.toSorted();
  };

  describe('to-dos by key', () => {
    test('when a service writes one, then it waits for its users, names its app and leads to its address', async () => {
      const [one, two] = [await addUser(), await addUser()];
      const key = newKey();
      const announced = await listen(async () => {
        expect(await save(key, [one, two], { content: '<b>三天</b>|||<b>Three days</b>' })).toEqual({
          ...{ appCode: service.appCode, saved: 2, unchanged: 0, unknown: [], limited: [] },
          limits: shownLimits,
        });
      });
      expect(announced).toEqual([one, two].toSorted());
      for (const userId of [one, two])
        expect(await (await todosOf(userId)).list()).toEqual([
          {
            ...{ id: expect.any(String), messageDate: expect.any(String) },
            title: '审批请假|||Decide about a leave',
            content: '<b>三天</b>|||<b>Three days</b>',
            module: service.appCode,
            url: address,
          },
        ]);
    });

    test('when it is written again as it was, then nothing changes, also for who put it aside', async () => {
      const [one, two] = [await addUser(), await addUser()];
      const key = newKey();
      await save(key, [one]);
      const { list, putAside } = await todosOf(one);
      await putAside();
      expect(await list()).toEqual([]);
      const announced = await listen(async () => {
        expect(await save(key, [one, two])).toMatchObject({ saved: 1, unchanged: 1 });
      });
      expect(announced).toEqual([two]);
      expect(await list()).toEqual([]);
    });

    test('when it changes for some, then these have the new one alone, and the others the old one', async () => {
      const [one, two] = [await addUser(), await addUser()];
      const key = newKey();
      const before = await countMessages();
      await save(key, [one, two]);
      const first = await todosOf(one);
      await first.putAside();
      expect(await save(key, [one], { title: '改' })).toMatchObject({ saved: 1, unchanged: 0 });
      const titles = async (userId: string) =>
        (await (await todosOf(userId)).list()).map(({ title }) => title);
      expect([await titles(one), await titles(two)]).toEqual([['改'], ['审批请假|||Decide about a leave']]);
      await save(key, [two], { title: '改' });
      expect(await titles(two)).toEqual(['改']);
      // A to-do without readers is deleted.
      expect(await countMessages()).toBe(before + 2);
      await end(key);
      expect(await countMessages()).toBe(before);
    });

    test('when it is done for some, then it goes from these alone; when for all, then from everybody', async () => {
      const [one, two, three] = [await addUser(), await addUser(), await addUser()];
      const key = newKey();
      await save(key, [one, two, three]);
      const announced = await listen(async () => {
        expect(await end(key, [one, one, 'nobody'])).toEqual({
          ...{ done: 1, unknown: ['nobody'], limits: shownLimits },
        });
      });
      expect(announced).toEqual([one]);
      expect(await (await todosOf(one)).list()).toEqual([]);
      expect(await (await todosOf(two)).list()).toHaveLength(1);
      expect(await end(key)).toMatchObject({ done: 2, unknown: [] });
      expect(await end(key)).toMatchObject({ done: 0, unknown: [] });
      expect(await (await todosOf(three)).list()).toEqual([]);
    });

    test('when another client, or the same for another unit, has the key, then neither touches the other', async () => {
      const user = await addUser();
      const key = newKey();
      await save(key, [user]);
      const stranger = await scene.createService();
      await scene.grant(stranger.party, service.unitId);
      const here = {
        token: String((await scene.askToken(stranger.party, { unit_id: service.unitId })).body.access_token),
      };
      expect((await scene.post(here, '/todos/done', { key })).body.done).toBe(0);
      await scene.post(here, '/todos', { key, userIds: [user], title: 'other', address });
      expect(await (await todosOf(user)).list()).toHaveLength(2);
      const there = {
        token: String((await scene.askToken(stranger.party, { unit_id: stranger.unitId })).body.access_token),
      };
      expect((await scene.post(there, '/todos/done', { key, userIds: [user] })).body).toMatchObject({
        done: 0,
        unknown: [user],
      });
      expect(await end(key)).toMatchObject({ done: 1 });
      expect((await (await todosOf(user)).list()).map(({ title }) => title)).toEqual(['other']);
    });

    test('when one person gets too many in a day, then she is named; what she has already costs nothing', async () => {
      const [one, two] = [await addUser(), await addUser()];
      const key = newKey();
      await save(key, [one]);
      await db()
        .updateTable('rate_limit')
        .set({ points: dailyLimits.todo.points })
        .where('key', '=', `program-todo:${service.party.id}:${one}`)
        .execute();
      expect(await save(key, [one, two])).toMatchObject({ saved: 1, unchanged: 1, limited: [] });
      expect(await save(newKey(), [one, two])).toMatchObject({ saved: 1, limited: [one] });
    });

    test.each(['', 'a b', '中文', 'x'.repeat(129)])('when the key is %j, then it is refused', async (key) => {
      const order = { key, userIds: ['u'], title: 't', address };
      for (const path of ['/todos', '/todos/done'])
        expect((await scene.post(service, path, order)).body.fieldErrors?.[0]?.field).toBe('key');
    });
  });
});

describePostgres((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createServiceScene(engine.database, () => platform);

  test('when ten write the same to-do at once, then each user has it once', async () => {
    const service = await scene.createService();
    const users = await Promise.all(Array.from({ length: 5 }, () => scene.addUser(service.unitId)));
    const order = { key: 'k', userIds: users, title: 't', address };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        scene.post(service, '/todos', { ...order, userIds: number % 2 ? users : users.toReversed() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const rows = await engine
      .database()
      .db.selectFrom('message_delivery')
      .select('user_id')
      .where('user_id', 'in', users)
      .execute();
    expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(users.toSorted());
  });
});
