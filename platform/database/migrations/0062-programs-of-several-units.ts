import { type Kysely, sql } from 'kysely';

/** A client works for several units; and what its service wrote to people: messages, and to-dos by their keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await widenGrants(db);
  await db.schema.dropIndex('import_job_idempotency_key').execute();
  await db.schema
    .createIndex('import_job_idempotency_key')
    .unique()
    .on('import_job')
    .columns(['client_id', 'unit_id', 'idempotency_key'])
    .where(sql<boolean>`client_id is not null`)
    .execute();
  await db.schema.alterTable('message').addColumn('client_id', 'text').execute();
  await db.schema
    .createTable('program_todo')
    .addColumn('client_id', 'text', (c) => c.notNull().references('oauth_client.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('todo_key', 'text', (c) => c.notNull())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (c) => c.notNull().references('message.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('program_todo_pk', ['client_id', 'unit_id', 'todo_key', 'user_id'])
    .execute();
  await db.schema.createIndex('program_todo_user').on('program_todo').column('user_id').execute();
  await db.schema.createIndex('program_todo_message').on('program_todo').column('message_id').execute();
  await db.schema
    .createIndex('app_user_enabled_id')
    .on('app_user')
    .columns(['unit_id', 'id'])
    .where(sql.ref('user_status'), '=', sql.lit('enabled'))
    .execute();
}

/** SQLite changes no primary key: the rows go into a table of the new shape. */
async function widenGrants(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('program_grant_unit_id').execute();
  await db.schema.alterTable('program_grant').renameTo('program_grant_of_one').execute();
  await db.schema
    .createTable('program_grant')
    .addColumn('client_id', 'text', (c) => c.notNull().references('oauth_client.id').onDelete('cascade'))
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('granted_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('program_grant_pk', ['client_id', 'unit_id'])
    .execute();
  await sql`insert into program_grant (client_id, unit_id, scopes, granted_at)
    select client_id, unit_id, scopes, granted_at from program_grant_of_one`.execute(db);
  await db.schema.dropTable('program_grant_of_one').execute();
  await db.schema.createIndex('program_grant_unit_id').on('program_grant').column('unit_id').execute();
}
