import type { Kysely } from 'kysely';

/** A bureau reads over all units: the codes of roles, and feedback by its time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('unit_role_by_code').on('unit_role').column('code').execute();
  await db.schema.createIndex('feedback_by_time').on('feedback').columns(['at desc', 'id']).execute();
}
