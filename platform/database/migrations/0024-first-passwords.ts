import type { Kysely } from 'kysely';

/** Whether somebody else set the password, so that its user has to choose another one before anything else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('app_user')
    .addColumn('must_change_password', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
