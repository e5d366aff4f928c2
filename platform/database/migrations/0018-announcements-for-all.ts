import type { Kysely } from 'kysely';

/** Whether an announcement is for all units, those included that do not exist yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('announcement')
    .addColumn('for_all', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
