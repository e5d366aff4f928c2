import { type Kysely, sql } from 'kysely';

/** Messages have a title and say whom they were sent to; a copy says when it was opened, which ignoring does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['title', 'audience'])
    await db.schema.alterTable('message').addColumn(name, 'text').execute();
  await db.schema.alterTable('message_delivery').addColumn('opened_at', 'bigint').execute();
  // Until now the two were one.
  await sql`update message_delivery set opened_at = read_at where read_at is not null
    and message_id in (select id from message where sender_id is not null)`.execute(db);
  await db.schema
    .createIndex('message_sender')
    .on('message')
    .columns(['sender_id', 'sent_at'])
    .where(sql.ref('sender_id'), 'is not', null)
    .execute();
  // Readers are counted by the index alone.
  await db.schema.dropIndex('message_delivery_message').execute();
  await db.schema
    .createIndex('message_delivery_readers')
    .on('message_delivery')
    .columns(['message_id', 'opened_at'])
    .execute();
}
