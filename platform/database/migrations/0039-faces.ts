import type { Kysely } from 'kysely';

/** How units use faces, who agreed, and the faces that are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('face_setting')
    .addColumn('unit_id', 'text', (c) => c.primaryKey().references('unit.id').onDelete('cascade'))
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('retention_days', 'integer', (c) => c.notNull())
    .addColumn('verify_distance', 'double precision', (c) => c.notNull())
    .addColumn('identify_distance', 'double precision', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('face_consent')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('given_by', 'text', (c) => c.notNull())
    .addColumn('given_at', 'bigint', (c) => c.notNull())
    .addColumn('words_version', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('face_template')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().references('face_consent.user_id').onDelete('cascade'),
    )
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('descriptor', 'text', (c) => c.notNull())
    .addColumn('picture', 'text', (c) => c.notNull())
    .addColumn('registered_at', 'bigint', (c) => c.notNull())
    .execute();
}
