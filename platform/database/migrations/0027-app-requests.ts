import type { Kysely } from 'kysely';

/** Which users asked for an app that is not opened for their unit: each at most once for each app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_request')
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('app_code', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('app_request_pk', ['unit_id', 'app_code', 'user_id'])
    .execute();
  await db.schema.createIndex('app_request_of_user').on('app_request').column('user_id').execute();
}
