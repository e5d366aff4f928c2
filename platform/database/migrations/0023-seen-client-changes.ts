import type { Kysely } from 'kysely';

/** When name, picture or addresses of a client last changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('oauth_client').addColumn('seen_changed_at', 'bigint').execute();
}
