import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveUpFilesOf } from '#platform/drive';
import { createAuditWriter } from '#platform/identity';
import { purgePeople } from '#platform/people';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { readZip } from '../zip/testing/read-zip.ts';
import { forgetServiceMessages } from './forget-service-messages.ts';
import { createServiceScene } from './testing/service-scene.ts';

const address = '/pages/leave/pc_leave_all/index.html';
const day = 24 * 60 * 60 * 1000;

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createServiceScene(engine.database, () => platform);
  const db = () => engine.database().db;

  const write = async () => {
    const service = await scene.createService();
    const [leaver, other] = [await scene.addUser(service.unitId), await scene.addUser(service.unitId)];
    const send = (userIds: string[], content: string) =>
      scene.post(service, '/messages', { userIds, title: 't', content });
    await send([leaver], 'to her alone');
    await send([leaver, other], 'to both');
    await scene.post(service, '/todos', { key: 'k', userIds: [leaver], title: 'hers to do', address });
    await scene.post(service, '/badges', { counts: [{ userId: leaver, num: 7 }] });
    return { service, leaver };
  };

  test('when a person asks for her data, then what services wrote to her is among it', async () => {
    const { service, leaver } = await write();
    const { cookies } = await scene.signIn(leaver);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const address = `${platform.base}/api/base/personal_data/export`;
    const answer = await fetch(address, { method: 'POST', headers: { cookie } });
    const entries = readZip(Buffer.from(await answer.arrayBuffer()));
    const textOf = (table: string) =>
      entries.find(({ name }) => name === `data/${table}.json`)?.content.toString() ?? '';
    for (const text of ['to her alone', 'to both', 'hers to do'])
      expect(textOf('message_delivery')).toContain(text);
    expect(JSON.parse(textOf('program_todo'))).toEqual([
      expect.objectContaining({ client_id: service.party.id, todo_key: 'k' }),
    ]);
    expect(JSON.parse(textOf('desktop_unread'))).toEqual([
      expect.objectContaining({ app_code: service.appCode, num: 7 }),
    ]);
  });

  test('when she is anonymised, then it goes with her, and what others have stays', async () => {
    const { service, leaver } = await write();
    await db().updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', leaver).execute();
    let now = platform.now();
    const purge = () =>
      purgePeople({
        ...{ database: engine.database(), clock: () => now, days: 1, unitId: service.unitId },
        forget: async (...people) => {
          await giveUpFilesOf(...people);
          await forgetServiceMessages(...people);
        },
        writeAudit: createAuditWriter(() => now),
      });
    await purge();
    now += 2 * day;
    await purge();
    const messages = await db()
      .selectFrom('message')
      .select('text')
      .where('client_id', '=', service.party.id)
      .execute();
    expect(messages).toEqual([{ text: 'to both' }]);
    for (const table of ['program_todo', 'desktop_unread', 'message_delivery'] as const)
      expect(await db().selectFrom(table).select('user_id').where('user_id', '=', leaver).execute()).toEqual(
        [],
      );
  });
});
