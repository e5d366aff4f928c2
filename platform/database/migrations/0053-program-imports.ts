import { type Kysely, sql } from 'kysely';

/** Which program began an import, and by which key: the same key again is the same import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['client_id', 'idempotency_key', 'content_hash'])
    await db.schema.alterTable('import_job').addColumn(name, 'text').execute();
  await db.schema
    .createIndex('import_job_idempotency_key')
    .unique()
    .on('import_job')
    .columns(['client_id', 'idempotency_key'])
    .where(sql<boolean>`client_id is not null`)
    .execute();
}
