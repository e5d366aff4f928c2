import type { Kysely } from 'kysely';

/** The network in which a remembered browser got its last token, and indexes for what is purged by age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('remembered_device').addColumn('rotated_network', 'text').execute();
  await db.schema.createIndex('access_record_at').on('access_record').column('at').execute();
  await db.schema.createIndex('announcement_ends_at').on('announcement').column('ends_at').execute();
}
