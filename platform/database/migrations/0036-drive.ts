import { type Kysely, sql } from 'kysely';

/** Folders and files of users, classes and schools, with whom they are shared, and what happened to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSpaces(db);
  await createEntries(db);
  await createVersions(db);
  await createShares(db);
  await createActivity(db);
}

async function createSpaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drive_space')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('owner_key', 'text', (c) => c.notNull())
    .addUniqueConstraint('drive_space_owner', ['unit_id', 'kind', 'owner_key'])
    .execute();
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drive_entry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('space_id', 'text', (c) => c.notNull().references('drive_space.id'))
    .addColumn('parent_id', 'text', (c) => c.notNull())
    .addColumn('is_folder', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('file_id', 'text')
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('removed_by', 'text')
    .addColumn('removed_with', 'text')
    .execute();
  await db.schema
    .createIndex('drive_entry_name')
    .unique()
    .on('drive_entry')
    .columns(['space_id', 'parent_id', 'name_key'])
    .where(sql<boolean>`removed_at is null`)
    .execute();
  // The tree below a folder, the bin by age, and who may read a file.
  await db.schema.createIndex('drive_entry_parent').on('drive_entry').column('parent_id').execute();
  // The bin alone: SQLite would take an index of all for "is not removed", which nearly everything is.
  await db.schema
    .createIndex('drive_entry_removed')
    .on('drive_entry')
    .column('removed_at')
    .where(sql<boolean>`removed_at is not null`)
    .execute();
  await db.schema.createIndex('drive_entry_removed_with').on('drive_entry').column('removed_with').execute();
  await db.schema.createIndex('drive_entry_file').on('drive_entry').column('file_id').execute();
}

async function createVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drive_version')
    .addColumn('entry_id', 'text', (c) => c.notNull().references('drive_entry.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('file_id', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('drive_version_key', ['entry_id', 'version'])
    .execute();
  await db.schema.createIndex('drive_version_file').on('drive_version').column('file_id').execute();
}

async function createShares(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drive_share')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull().references('drive_entry.id').onDelete('cascade'))
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('target_kind', 'text', (c) => c.notNull())
    .addColumn('target_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('shared_by', 'text', (c) => c.notNull())
    .addColumn('shared_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('drive_share_target', ['entry_id', 'target_kind', 'target_id'])
    .execute();
  await db.schema
    .createIndex('drive_share_reached')
    .on('drive_share')
    .columns(['unit_id', 'target_kind', 'target_id'])
    .execute();
  await db.schema
    .createTable('drive_share_seen')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createActivity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drive_activity')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('space_id', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('entry_name', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('drive_activity_entry')
    .on('drive_activity')
    .columns(['entry_id', 'at'])
    .execute();
  await db.schema.createIndex('drive_activity_at').on('drive_activity').column('at').execute();
}
