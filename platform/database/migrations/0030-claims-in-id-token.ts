import type { Kysely } from 'kysely';

/** Whether the id token of a client contains the claims of its scopes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('oauth_client')
    .addColumn('claims_in_id_token', 'smallint', (c) => c.notNull().defaultTo(0))
    .execute();
}
