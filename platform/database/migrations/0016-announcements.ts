import type { Kysely } from 'kysely';

const instant = 'bigint';

/** Announcements with the units that they reach, and the feedback of users to their administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAnnouncements(db);
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.references('app_user.id').onDelete('set null'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('feedback_newest').on('feedback').columns(['unit_id', 'at']).execute();
}

async function createAnnouncements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcement')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('level', 'text', (c) => c.notNull())
    .addColumn('zh_text', 'text', (c) => c.notNull())
    .addColumn('en_text', 'text', (c) => c.notNull())
    .addColumn('starts_at', instant, (c) => c.notNull())
    .addColumn('ends_at', instant, (c) => c.notNull())
    .addColumn('user_types', 'text', (c) => c.notNull())
    .addColumn('roles', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('author_id', 'text', (c) => c.references('app_user.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('announcement_end')
    .on('announcement')
    .columns(['unit_id', 'ends_at'])
    .execute();
  await db.schema
    .createTable('announcement_unit')
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('announcement_id', 'text', (c) =>
      c.notNull().references('announcement.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('announcement_unit_pk', ['unit_id', 'announcement_id'])
    .execute();
  await db.schema
    .createIndex('announcement_unit_of')
    .on('announcement_unit')
    .column('announcement_id')
    .execute();
}
