import type { Kysely } from 'kysely';

/** People whose passwords the directory of their school keeps, and when each unit was compared with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('directory_account')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('disabled_at', 'bigint')
    .execute();
  await db.schema
    .createTable('directory_sync')
    .addColumn('unit_id', 'text', (c) => c.primaryKey().references('unit.id').onDelete('cascade'))
    .addColumn('synced_at', 'bigint', (c) => c.notNull())
    .execute();
}
