import { type Kysely, sql } from 'kysely';
import { nameReadingsOf } from '#platform/name-readings';

/** Rows that are read and written at once. */
const batchSize = 500;

interface NamedUser {
  id: string;
  real_name: string;
}

/** Names by their pinyin, and an index that holds all that people are looked for by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('app_user')
    .addColumn('name_readings', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await fillAll(db);
  await db.schema
    .createIndex('app_user_search')
    .on('app_user')
    .columns(['unit_id', 'login_name', 'real_name', 'phone', 'name_readings', 'user_type', 'user_status'])
    .execute();
  // The new index begins with the same columns.
  await db.schema.dropIndex('app_user_unit').execute();
}

async function fillAll(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<NamedUser>`
      select id, real_name from app_user where id > ${last} order by id limit ${sql.lit(batchSize)}`.execute(
      db,
    );
    const end = rows.at(-1);
    if (!end) return;
    await fill(db, rows);
    last = end.id;
  }
}

/** Both engines call the columns of `values` column1 and column2. */
async function fill(db: Kysely<unknown>, users: readonly NamedUser[]): Promise<void> {
  const rows = users.map(({ id, real_name }) => sql`(${id}, ${nameReadingsOf(real_name)})`);
  await sql`update app_user set name_readings = named.column2
    from (values ${sql.join(rows)}) as named where app_user.id = named.column1`.execute(db);
}
