import type { Kysely } from 'kysely';

/** What each user has arranged for herself, as one document. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('user_preference')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('document', 'text', (c) => c.notNull())
    .execute();
};
