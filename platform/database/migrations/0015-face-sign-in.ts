import type { Kysely } from 'kysely';

/** Whether a unit's sign-in page lets people in by their face: off until somebody switches it on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('unit')
    .addColumn('face_login', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
