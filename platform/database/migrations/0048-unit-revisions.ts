import type { Kysely } from 'kysely';

/** Two administrators may change a unit: the revision guards against lost updates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('unit')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
