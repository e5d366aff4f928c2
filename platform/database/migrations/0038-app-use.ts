import { type Kysely, sql } from 'kysely';

/** A day has 86,400,000 ms; days of schools begin eight hours before those of the clock. */
const dayStart = sql.raw('((r.at + 28800000) / 86400000) * 86400000 - 28800000');

/** How often the people of a unit opened an app, by day: charts of a year read few rows, and nobody's name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_use')
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('app_code', 'text', (c) => c.notNull().references('desktop_app.code').onDelete('cascade'))
    .addColumn('day', 'bigint', (c) => c.notNull())
    .addColumn('opened', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('app_use_pk', ['unit_id', 'app_code', 'day'])
    .execute();
  await db.schema.createIndex('app_use_day').on('app_use').column('day').execute();
  await sql`
    insert into app_use (unit_id, app_code, day, opened)
    select r.unit_id, app.code, ${dayStart}, count(*)
    from access_record r
    join desktop_app app on app.code = r.res_id
    join unit on unit.id = r.unit_id
    group by 1, 2, 3`.execute(db);
}
