import { type Kysely, sql } from 'kysely';

/** Ends of school years: what each class and each pupil was, and became. A person says when she left, was disabled, and lost her name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['left_at', 'disabled_at', 'anonymised_at'])
    await db.schema.alterTable('app_user').addColumn(name, 'bigint').execute();
  await createPurgeIndexes(db);
  await createPromotions(db);
  await db.schema
    .createTable('promotion_class')
    .addColumn('promotion_id', 'text', (c) => c.notNull().references('promotion.id').onDelete('cascade'))
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('from_grade', 'text', (c) => c.notNull())
    .addColumn('from_class', 'text', (c) => c.notNull())
    .addColumn('from_year_id', 'text')
    .addColumn('to_grade', 'text', (c) => c.notNull())
    .addColumn('to_class', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addPrimaryKeyConstraint('promotion_class_key', ['promotion_id', 'class_id'])
    .execute();
  // The next class that is to be done.
  await db.schema
    .createIndex('promotion_class_next')
    .on('promotion_class')
    .columns(['promotion_id', 'state', 'position'])
    .execute();
  await createPupils(db);
}

/** Whom the purge of people has to look at: a few of all. */
async function createPurgeIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of ['disabled_at', 'anonymised_at'])
    await db.schema
      .createIndex(`app_user_${name}`)
      .on('app_user')
      .column(name)
      .where(sql<boolean>`${sql.ref(name)} is not null`)
      .execute();
  await db.schema
    .createIndex('app_user_disabled')
    .on('app_user')
    .column('id')
    .where(sql<boolean>`user_status = 'disabled' and disabled_at is null`)
    .execute();
}

async function createPromotions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('promotion')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('from_year_id', 'text')
    .addColumn('to_year_id', 'text', (c) => c.notNull())
    .addColumn('year_name', 'text', (c) => c.notNull())
    .addColumn('made_year', 'integer', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .addColumn('actor_login', 'text', (c) => c.notNull())
    .addColumn('actor_unit_id', 'text', (c) => c.notNull())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  // One of a unit at a time; and what a process that starts has to go on with.
  await db.schema
    .createIndex('promotion_unfinished')
    .unique()
    .on('promotion')
    .column('unit_id')
    .where(sql<boolean>`status in ('running', 'undoing')`)
    .execute();
  await db.schema
    .createIndex('promotion_latest')
    .on('promotion')
    .columns(['unit_id', 'started_at'])
    .execute();
}

async function createPupils(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('promotion_person')
    .addColumn('promotion_id', 'text', (c) => c.notNull().references('promotion.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('from_grade', 'text', (c) => c.notNull())
    .addColumn('from_class', 'text', (c) => c.notNull())
    .addColumn('from_status', 'text', (c) => c.notNull())
    .addColumn('to_grade', 'text', (c) => c.notNull())
    .addColumn('to_class', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addPrimaryKeyConstraint('promotion_person_key', ['promotion_id', 'user_id'])
    .execute();
  // The next people who are to be done, of a class or of all.
  await db.schema
    .createIndex('promotion_person_next')
    .on('promotion_person')
    .columns(['promotion_id', 'state', 'outcome', 'class_id'])
    .execute();
  // What follows a person who is deleted.
  await db.schema.createIndex('promotion_person_user').on('promotion_person').column('user_id').execute();
}
