import type { Kysely } from 'kysely';

/** Who was invited to register a client by a program of its own, by whom, and what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('client_invitation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_id', 'text', (c) => c.notNull().unique())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('created_by', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('client_id', 'text', (c) => c.references('oauth_client.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('client_invitation_unit_id')
    .on('client_invitation')
    .column('unit_id')
    .execute();
}
