import { type Kysely, sql } from 'kysely';

/** Which clients work without a user, for which unit; and what programs call the classes of a unit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('program_grant')
    .addColumn('client_id', 'text', (c) => c.primaryKey().references('oauth_client.id').onDelete('cascade'))
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('granted_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('program_grant_unit_id').on('program_grant').column('unit_id').execute();
  await db.schema.alterTable('school_class').addColumn('external_id', 'text').execute();
  await db.schema
    .createIndex('school_class_external_id')
    .on('school_class')
    .unique()
    .columns(['unit_id', 'external_id'])
    .where(sql<boolean>`external_id is not null`)
    .execute();
}
