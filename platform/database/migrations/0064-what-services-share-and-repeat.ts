import { type Kysely, sql } from 'kysely';

/** Who reads a file by the word of a service; and the keys by which services repeat messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_file_reader')
    .addColumn('file_id', 'text', (c) => c.notNull().references('stored_file.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('unit_id', 'text', (c) => c.notNull())
    .addColumn('shared_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('app_file_reader_pk', ['file_id', 'user_id', 'client_id'])
    // What a service shared goes with the permission to share.
    .addForeignKeyConstraint(
      'app_file_reader_grant',
      ['client_id', 'unit_id'],
      'program_grant',
      ['client_id', 'unit_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('app_file_reader_user').on('app_file_reader').column('user_id').execute();
  await db.schema
    .createIndex('app_file_reader_grant')
    .on('app_file_reader')
    .columns(['client_id', 'unit_id'])
    .execute();
  // SQLite adds one column a statement.
  for (const column of ['program_unit_id', 'program_key'])
    await db.schema.alterTable('message').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('message_program_key')
    .unique()
    .on('message')
    .columns(['client_id', 'program_unit_id', 'program_key'])
    .where(sql<boolean>`program_key is not null`)
    .execute();
}
