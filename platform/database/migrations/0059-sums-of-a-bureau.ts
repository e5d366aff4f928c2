import { type Kysely, sql } from 'kysely';

/** A bureau counts over all its schools: to-dos among all messages, and the use of apps in a few of many days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('message_todo')
    .on('message')
    .column('id')
    .where(sql.ref('kind'), '=', sql.lit('todo'))
    .execute();
  await db.schema.createIndex('app_use_by_day').on('app_use').column('day').execute();
}
