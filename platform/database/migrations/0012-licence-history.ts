import type { Kysely } from 'kysely';

/** What became of licences: each grant, and each key that renewed one. A key counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('licence_change')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('server_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('app_user.id').onDelete('set null'))
    .addColumn('ends_before', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('seats', 'integer')
    .addColumn('key_id', 'text', (c) => c.unique())
    .execute();
  await db.schema
    .createIndex('licence_change_unit')
    .on('licence_change')
    .columns(['unit_id', 'server_id', 'at'])
    .execute();
}
