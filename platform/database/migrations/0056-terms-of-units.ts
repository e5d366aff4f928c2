import type { Kysely } from 'kysely';

/** Terms that units set for their data, and what finds the rows of one unit or person that are past them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unit_retention')
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('unit_retention_pk', ['unit_id', 'table_name'])
    .execute();
  await db.schema
    .createIndex('drive_activity_user')
    .on('drive_activity')
    .columns(['user_id', 'at'])
    .execute();
  // Few rows: those of disabled people.
  await db.schema
    .createIndex('app_user_unit_disabled')
    .on('app_user')
    .columns(['unit_id', 'disabled_at'])
    .where('disabled_at' as never, 'is not', null)
    .execute();
}
