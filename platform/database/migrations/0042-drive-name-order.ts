import { type Kysely, sql } from 'kysely';
import { nameOrderOf } from '#platform/name-readings';

/** Rows that are read and written at once. */
const batchSize = 500;

interface NamedEntry {
  id: string;
  name: string;
}

/** Names of files in the order that users expect, and the index of a page of a folder in that order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('drive_entry')
    .addColumn('name_order', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await fillAll(db);
  await db.schema.dropIndex('drive_entry_list').execute();
  await db.schema
    .createIndex('drive_entry_list')
    .on('drive_entry')
    .columns(['space_id', 'parent_id', 'is_folder desc', 'name_order', 'id'])
    .where(sql<boolean>`removed_at is null`)
    .execute();
}

async function fillAll(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<NamedEntry>`
      select id, name from drive_entry where id > ${last} order by id limit ${sql.lit(batchSize)}`.execute(
      db,
    );
    const end = rows.at(-1);
    if (!end) return;
    const named = rows.map(({ id, name }) => sql`(${id}, ${nameOrderOf(name)})`);
    // Both engines call the columns of `values` column1 and column2.
    await sql`update drive_entry set name_order = named.column2
      from (values ${sql.join(named)}) as named where drive_entry.id = named.column1`.execute(db);
    last = end.id;
  }
}
