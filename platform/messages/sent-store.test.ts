import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  describeStore,
  explainStatements,
  insertMany,
  insertUnitWithUser,
  vacuumTables,
} from '#platform/testing';
import { createSentStore } from './sent-store.ts';

const messages = 400;
const readers = 50;

describeStore((engine) => {
  let senderId: string;
  beforeAll(async () => {
    const { db } = engine.database();
    const { unit, user } = await insertUnitWithUser(db);
    senderId = user.id;
    await insertMany(db, 'app_user', readers, {
      id: sql`'u' || n`,
      login_name: sql`'sent-store-' || n`,
      real_name: sql`'reader'`,
      user_type: sql`1`,
      unit_id: sql`${sql.lit(unit.id)}`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db, 'message', 5 * messages, {
      id: sql`'m' || n`,
      module: sql`'messages'`,
      text: sql`'text'`,
      importance: sql`1`,
      sent_at: sql`n`,
      sender_id: sql`case when n <= ${sql.lit(messages)} then ${sql.lit(senderId)} end`,
    });
    await insertMany(db, 'message_delivery', messages * readers, {
      user_id: sql`'u' || (1 + n % ${sql.lit(readers)})`,
      message_id: sql`'m' || (1 + n / ${sql.lit(readers)})`,
      sent_at: sql`n`,
      opened_at: sql`case when n % ${sql.lit(readers)} < 10 then n end`,
    });
    await vacuumTables(engine.database());
  });

  test('when a page of sent messages is read, then indexes find them and count their readers', async () => {
    const { db, plans } = explainStatements(engine.database());
    const store = createSentStore(db);
    const rows = await store.listSent(senderId, { limit: 30, offset: 0 });
    expect(rows[0]?.id).toBe(`m${messages}`);
    const counts = await store.countReaders(rows.map(({ id }) => id));
    expect(counts.get('m390')).toEqual({ recipients: readers, read: 10 });
    const [list, count] = await plans();
    expect(list).toContain('message_sender');
    expect(count).toMatch(/(COVERING INDEX|Index Only Scan using) message_delivery_readers/);
  });

  test('when names are read, then only those of the message are looked at', async () => {
    const { db, plans } = explainStatements(engine.database());
    const page = await createSentStore(db).listReaders('m7', false, { limit: 30, offset: 30 });
    expect(page).toHaveLength(10);
    for (const plan of await plans()) {
      expect(plan).toContain('message_delivery_readers');
      expect(plan).not.toMatch(/Seq Scan on message_delivery|SCAN d\b/);
    }
  });

  test('when those who have not read it are reminded or lose it, then only theirs are looked at', async () => {
    const { db, plans } = explainStatements(engine.database());
    const store = createSentStore(db);
    expect(await store.remindUnread('m8', 1)).toHaveLength(readers - 10);
    expect(await store.takeFromUnread('m8')).toHaveLength(readers - 10);
    expect(await store.listKeepers('m8')).toHaveLength(10);
    for (const plan of await plans()) expect(plan).toContain('message_delivery_readers');
  });
});
