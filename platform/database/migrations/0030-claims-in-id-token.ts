import type { Kysely } from 'kysely';

/** Whether a client finds in the id token what its scopes tell about the user. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('oauth_client')
    .addColumn('claims_in_id_token', 'smallint', (c) => c.notNull().defaultTo(0))
    .execute();
};
