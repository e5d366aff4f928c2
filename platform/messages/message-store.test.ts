import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  describeStore,
  explainStatements,
  insertMany,
  insertUnitWithUser,
  vacuumTables,
} from '#platform/testing';
import { createMessageStore } from './message-store.ts';

const read = 20_000;

describeStore((engine) => {
  let userId: string;
  beforeAll(async () => {
    const { db } = engine.database();
    userId = (await insertUnitWithUser(db)).user.id;
    await insertMany(db, 'message', read, {
      id: sql`'m' || n`,
      module: sql`'mail'`,
      text: sql`'text'`,
      importance: sql`1`,
      sent_at: sql`n`,
    });
    await insertMany(db, 'message_delivery', read, {
      user_id: sql`${sql.lit(userId)}`,
      message_id: sql`'m' || n`,
      sent_at: sql`n`,
      read_at: sql`case when n > 3 then n end`,
    });
    await vacuumTables(engine.database());
  });

  test('when unread messages are counted, then those that were read are not looked at', async () => {
    const { db, plans } = explainStatements(engine.database());
    expect(await createMessageStore(db).countUnread(userId)).toEqual({ todo: 0, message: 3 });
    for (const plan of await plans()) {
      expect(plan).toContain('message_delivery_unread');
      expect(plan).not.toMatch(/Seq Scan on message_delivery|Scan using message_delivery_newest/);
    }
  });
});
