import { type Kysely, sql } from 'kysely';

/** Indexes of what homes count: enabled people by unit, administrators, and what a user has not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('app_user_enabled')
    .on('app_user')
    .columns(['unit_id', 'user_type'])
    .where(sql.ref('user_status'), '=', sql.lit('enabled'))
    .execute();
  await db.schema
    .createIndex('app_user_administrator')
    .on('app_user')
    .columns(['unit_id', 'id'])
    .where(sql.ref('user_type'), '=', sql.lit(4))
    .where(sql.ref('user_status'), '=', sql.lit('enabled'))
    .execute();
  await db.schema
    .createIndex('message_delivery_unread')
    .on('message_delivery')
    .columns(['user_id', 'message_id'])
    .where(sql.ref('read_at'), 'is', null)
    .execute();
}
