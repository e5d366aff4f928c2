import type { Kysely } from 'kysely';

/** Files of users, the contents behind them, and what is on its way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFiles(db);
  await createUploads(db);
  await db.schema
    .createTable('storage_use')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('storage_use_key', ['scope', 'id'])
    .execute();
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stored_blob')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('md5', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('blob_key', 'text', (c) => c.notNull().unique())
    .addColumn('reference_count', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('checked_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('stored_blob_content', ['unit_id', 'sha256'])
    .execute();
  await db.schema
    .createIndex('stored_blob_md5')
    .on('stored_blob')
    .columns(['unit_id', 'md5', 'size'])
    .execute();
  await db.schema.createIndex('stored_blob_checked').on('stored_blob').column('checked_at').execute();
  await db.schema
    .createTable('stored_file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('blob_id', 'text', (c) => c.notNull().references('stored_blob.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('server_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('stored_file_owner')
    .on('stored_file')
    .columns(['owner_id', 'blob_id', 'created_at'])
    .execute();
}

async function createUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('md5', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('kept_bytes', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('touched_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('upload_content', ['user_id', 'unit_id', 'md5', 'size'])
    .execute();
  await db.schema.createIndex('upload_touched').on('upload').column('touched_at').execute();
  await db.schema
    .createTable('upload_part')
    .addColumn('upload_id', 'text', (c) => c.notNull().references('upload.id').onDelete('cascade'))
    .addColumn('start', 'bigint', (c) => c.notNull())
    .addColumn('length', 'bigint', (c) => c.notNull())
    .addColumn('blob_key', 'text', (c) => c.notNull().unique())
    .addColumn('md5', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('upload_part_key', ['upload_id', 'start', 'length'])
    .execute();
  await db.schema
    .createTable('possession_challenge')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('blob_id', 'text', (c) => c.notNull().references('stored_blob.id').onDelete('cascade'))
    .addColumn('ranges', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('possession_challenge_expiry')
    .on('possession_challenge')
    .column('expires_at')
    .execute();
}
