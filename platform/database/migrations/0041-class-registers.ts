import type { Kysely } from 'kysely';

/** Which pupils of a class were there on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('class_register')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('grade_name', 'text', (c) => c.notNull())
    .addColumn('class_name', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('late_minutes', 'integer', (c) => c.notNull())
    .addColumn('kept_by', 'text', (c) => c.notNull())
    .addColumn('kept_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('class_register_day', ['unit_id', 'grade_name', 'class_name', 'day'])
    .execute();
  await db.schema
    .createTable('class_register_entry')
    .addColumn('register_id', 'text', (c) => c.notNull().references('class_register.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('by_face', 'integer', (c) => c.notNull())
    .addColumn('marked_by', 'text', (c) => c.notNull())
    .addColumn('marked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('class_register_entry_key', ['register_id', 'user_id'])
    .execute();
  // Removing an account looks for its entries.
  await db.schema
    .createIndex('class_register_entry_user')
    .on('class_register_entry')
    .column('user_id')
    .execute();
}
