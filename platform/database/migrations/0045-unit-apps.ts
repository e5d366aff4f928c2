import type { Kysely } from 'kysely';

const flag = 'smallint';

/** What units decide about the apps of the catalogue: open, locked, for whom, in which order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unit_app')
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('app_code', 'text', (c) => c.notNull().references('desktop_app.code').onDelete('cascade'))
    .addColumn('is_open', flag, (c) => c.notNull().defaultTo(1))
    .addColumn('is_locked', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('is_for_everybody', flag, (c) => c.notNull().defaultTo(1))
    .addColumn('position', 'integer')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('unit_app_pk', ['unit_id', 'app_code'])
    .execute();
  await db.schema
    .createTable('unit_app_audience')
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('app_code', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('unit_app_audience_pk', ['unit_id', 'app_code', 'kind', 'value'])
    .addForeignKeyConstraint(
      'unit_app_audience_app',
      ['unit_id', 'app_code'],
      'unit_app',
      ['unit_id', 'app_code'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('unit_app_group')
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('group_code', 'text', (c) => c.notNull().references('desktop_group.code').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('unit_app_group_pk', ['unit_id', 'group_code'])
    .execute();
}
