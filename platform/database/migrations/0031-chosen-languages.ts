import type { Kysely } from 'kysely';

/** The language that a user chose for all devices, and the one that a unit gives to visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('app_user').addColumn('language', 'text').execute();
  await db.schema.alterTable('unit').addColumn('default_language', 'text').execute();
}
