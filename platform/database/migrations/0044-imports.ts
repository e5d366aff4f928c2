import { type Kysely, sql } from 'kysely';

/** What the school's own system calls people, and imports with their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('app_user').addColumn('external_id', 'text').execute();
  // The id first: whether another unit has the ids of a file is asked as well. A teacher who is a parent has one id and two accounts.
  await db.schema
    .createIndex('app_user_external_id')
    .unique()
    .on('app_user')
    .columns(['external_id', 'unit_id', 'user_type'])
    .where(sql<boolean>`external_id is not null`)
    .execute();
  await createJobs(db);
  await createRows(db);
}

async function createJobs(db: Kysely<unknown>): Promise<void> {
  let job = db.schema
    .createTable('import_job')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'));
  for (const name of ['kind', 'state', 'file_name', 'columns', 'mapping', 'options', 'problems'])
    job = job.addColumn(name, 'text', (c) => c.notNull());
  for (const name of ['file_id', 'encoding', 'lease_owner', 'created_by', 'creator_name'])
    job = job.addColumn(name, 'text');
  for (const name of ['new', 'changed', 'same', 'leaving', 'refused'])
    job = job.addColumn(`count_${name}`, 'integer', (c) => c.notNull().defaultTo(0));
  for (const name of ['header_row', 'total_rows', 'done_rows', 'cursor', 'is_cancel_wanted'])
    job = job.addColumn(name, 'integer', (c) => c.notNull().defaultTo(0));
  await job
    .addColumn('may_change_contacts', 'integer', (c) => c.notNull())
    .addColumn('lease_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('import_job_list')
    .on('import_job')
    .columns(['unit_id', 'created_at'])
    .execute();
  await db.schema.createIndex('import_job_age').on('import_job').column('updated_at').execute();
  await db.schema
    .createIndex('import_job_work')
    .on('import_job')
    .column('lease_until')
    .where(sql<boolean>`state in ('comparing', 'running')`)
    .execute();
  // One import of a unit runs at a time.
  await db.schema
    .createIndex('import_job_running')
    .unique()
    .on('import_job')
    .column('unit_id')
    .where(sql<boolean>`state = 'running'`)
    .execute();
}

async function createRows(db: Kysely<unknown>): Promise<void> {
  let row = db.schema
    .createTable('import_row')
    .addColumn('job_id', 'text', (c) => c.notNull().references('import_job.id').onDelete('cascade'))
    .addColumn('row_number', 'integer', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('target_id', 'text');
  for (const name of ['cells', 'changes', 'problems']) row = row.addColumn(name, 'text', (c) => c.notNull());
  await row
    .addColumn('is_done', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('import_row_key', ['job_id', 'row_number'])
    .execute();
  await db.schema
    .createIndex('import_row_outcome')
    .on('import_row')
    .columns(['job_id', 'outcome', 'row_number'])
    .execute();
  // Who is in the file.
  await db.schema
    .createIndex('import_row_target')
    .on('import_row')
    .columns(['job_id', 'target_id'])
    .where(sql<boolean>`target_id is not null`)
    .execute();
}
