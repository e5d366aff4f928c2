import type { Kysely } from 'kysely';

/** What each user has arranged for herself, in one document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_preference')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('document', 'text', (c) => c.notNull())
    .execute();
}
