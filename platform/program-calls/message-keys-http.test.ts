import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { dailyLimits } from './call-limits.ts';
import { createServiceScene, type TestService } from './testing/service-scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  let service: TestService;
  let reader: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
    service = await scene.createService();
    reader = await scene.addUser(service.unitId);
  });
  afterAll(() => platform.close());
  const scene = createServiceScene(engine.database, () => platform);

  const send = async (
    key: string | undefined,
    userIds = [reader],
    from: Pick<TestService, 'token'> = service,
  ) => (await scene.post(from, '/messages', { key, userIds, title: 't', content: 'c' })).body;
  const countFor = async (userId: string): Promise<number> => {
    const rows = await engine
      .database()
      .db.selectFrom('message_delivery')
      .select('message_id')
      .where('user_id', '=', userId)
      .execute();
    return rows.length;
  };

  test('when a key comes again, then nothing is sent, and the answer names the message that was', async () => {
    const first = await send('remind-7-1');
    expect(first).toMatchObject({ sent: 1, messageId: expect.any(String) });
    const second = await scene.addUser(service.unitId);
    expect(await send('remind-7-1', [reader, second])).toMatchObject({
      ...{ sent: 0, limited: [], messageId: first.messageId },
    });
    expect([await countFor(reader), await countFor(second)]).toEqual([1, 0]);
    expect((await send('remind-7-2')).sent).toBe(1);
  });

  test('when a key comes many times at one moment, then one message is sent', async () => {
    const userId = await scene.addUser(service.unitId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('at-once', [userId])));
    expect(answers.map(({ sent }) => sent).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await countFor(userId)).toBe(1);
  });

  test('when a message was sent to nobody, then its key is free', async () => {
    expect((await send('late', ['nobody'])).messageId).toBeNull();
    expect((await send('late')).sent).toBe(1);
  });

  test('when messages come again by a key, then they do not count for the day', async () => {
    const userId = await scene.addUser(service.unitId);
    for (let count = 0; count <= dailyLimits.message.points; count += 1)
      expect((await send('often', [userId])).limited).toEqual([]);
    expect((await send('another', [userId])).sent).toBe(1);
  });

  test('when another unit or another client uses the key, then it is its own', async () => {
    await send('shared-key');
    const other = await scene.createService();
    const stranger = await scene.addUser(other.unitId);
    expect((await send('shared-key', [stranger], other)).sent).toBe(1);
    await scene.grant(service.party, other.unitId);
    const { body } = await scene.askToken(service.party, { unit_id: other.unitId });
    expect((await send('shared-key', [stranger], { token: String(body.access_token) })).sent).toBe(1);
  });

  test.each(['', 'a b', '中', 'x'.repeat(129)])('when the key is %j, then it is refused', async (key) => {
    const { status } = await scene.post(service, '/messages', {
      key,
      userIds: [reader],
      title: 't',
      content: 'c',
    });
    expect(status).toBe(422);
  });
});
