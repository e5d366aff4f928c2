import { type Kysely, sql } from 'kysely';

const flag = 'smallint';

/** Keys of publishers, apps with their releases and files, the pointers of channels, and how these were moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publisher_key')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('removed_at', 'bigint')
    .execute();
  await db.schema.createIndex('publisher_key_user_id').on('publisher_key').column('user_id').execute();
  await createApps(db);
  await createChannels(db);
}

async function createApps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('released_app')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('names', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('unit_id', 'text', (c) => c.references('unit.id').onDelete('cascade'))
    .addColumn('has_own_tile', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('released_app_lower_code')
    .unique()
    .on('released_app')
    .expression(sql`lower(code)`)
    .execute();
  await db.schema.createIndex('released_app_unit_id').on('released_app').column('unit_id').execute();
  await db.schema
    .createTable('app_release')
    .addColumn('code', 'text', (c) => c.notNull().references('released_app.code').onDelete('cascade'))
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('manifest', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('publisher_id', 'text', (c) => c.references('app_user.id').onDelete('set null'))
    .addColumn('publisher_unit_id', 'text')
    .addColumn('key_name', 'text')
    .addColumn('note', 'text')
    .addColumn('uploaded_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_by', 'text', (c) => c.references('app_user.id').onDelete('set null'))
    .addColumn('decided_at', 'bigint')
    .addPrimaryKeyConstraint('app_release_pk', ['code', 'version'])
    .execute();
  await db.schema.createIndex('app_release_publisher_id').on('app_release').column('publisher_id').execute();
  await db.schema.createIndex('app_release_decided_by').on('app_release').column('decided_by').execute();
  await db.schema
    .createTable('app_release_file')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('sha384', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('blob_key', 'text', (c) => c.notNull().unique())
    .addPrimaryKeyConstraint('app_release_file_pk', ['code', 'version', 'path'])
    .addForeignKeyConstraint(
      'app_release_file_release',
      ['code', 'version'],
      'app_release',
      ['code', 'version'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}

/** `unit_id` is empty for every unit without a pointer of its own: a part of a primary key cannot be null. */
async function createChannels(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_channel')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('app_channel_pk', ['code', 'unit_id', 'channel'])
    .addForeignKeyConstraint(
      'app_channel_release',
      ['code', 'version'],
      'app_release',
      ['code', 'version'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('app_channel_move')
    .addColumn('code', 'text', (c) => c.notNull().references('released_app.code').onDelete('cascade'))
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('version', 'text')
    .addColumn('moved_by', 'text', (c) => c.references('app_user.id').onDelete('set null'))
    .addColumn('moved_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('app_channel_move_pk', ['code', 'unit_id', 'channel', 'revision'])
    .execute();
  await db.schema
    .createIndex('app_channel_move_moved_by')
    .on('app_channel_move')
    .column('moved_by')
    .execute();
}
