import { type Kysely, sql } from 'kysely';

/** A page of a folder, folders first, and the recycle bin of a space. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('drive_entry_list')
    .on('drive_entry')
    .columns(['space_id', 'parent_id', 'is_folder desc', 'name_key', 'id'])
    .where(sql<boolean>`removed_at is null`)
    .execute();
  await db.schema
    .createIndex('drive_entry_bin')
    .on('drive_entry')
    .columns(['space_id', 'removed_at'])
    .where(sql<boolean>`removed_at is not null`)
    .execute();
}
