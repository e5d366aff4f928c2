import type { Kysely } from 'kysely';

/** Where the own servers of apps are. An app may be registered here before it is released. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_service')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('timeout_ms', 'integer', (c) => c.notNull())
    .addColumn('client_id', 'text', (c) => c.references('oauth_client.id').onDelete('set null'))
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.references('app_user.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('app_service_unit_id').on('app_service').column('unit_id').execute();
  await db.schema.createIndex('app_service_client_id').on('app_service').column('client_id').execute();
  await db.schema.createIndex('app_service_updated_by').on('app_service').column('updated_by').execute();
}
