import type { Kysely } from 'kysely';

/** Where a sign-in goes on whose provider knows one address of the portal only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('social_transaction').addColumn('return_query', 'text').execute();
}
