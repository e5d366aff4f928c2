import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { classOrderOf, nameReadingsOf } from '#platform/name-readings';

/** Rows that are written at once. */
const batchSize = 500;

interface ClassNames {
  unit_id: string;
  grade_name: string;
  class_name: string;
}

/** School years, classes and who teaches in them. Every class that somebody is in gets its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createYears(db);
  await createClasses(db);
  await createTeachers(db);
  // How many are in a class, and who.
  await db.schema
    .createIndex('app_user_class')
    .on('app_user')
    .columns(['unit_id', 'grade_name', 'class_name', 'user_type'])
    .where(sql<boolean>`class_name <> ''`)
    .execute();
  await fillClasses(db);
}

async function createYears(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('school_year')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('begins_on', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .addColumn('is_current', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('school_year_list')
    .on('school_year')
    .columns(['unit_id', 'begins_on'])
    .execute();
  await db.schema
    .createIndex('school_year_current')
    .unique()
    .on('school_year')
    .column('unit_id')
    .where(sql<boolean>`is_current = 1`)
    .execute();
}

async function createClasses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('school_class')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('year_id', 'text', (c) => c.references('school_year.id'))
    .addColumn('campus_id', 'text')
    .addColumn('grade_name', 'text', (c) => c.notNull())
    .addColumn('class_name', 'text', (c) => c.notNull())
    .addColumn('name_readings', 'text', (c) => c.notNull())
    .addColumn('name_order', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('school_class_open')
    .unique()
    .on('school_class')
    .columns(['unit_id', 'grade_name', 'class_name'])
    .where(sql<boolean>`status = 'open'`)
    .execute();
  await db.schema
    .createIndex('school_class_list')
    .on('school_class')
    .columns(['unit_id', 'name_order', 'id'])
    .execute();
}

async function createTeachers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('class_teacher')
    .addColumn('class_id', 'text', (c) => c.notNull().references('school_class.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('is_head', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('class_teacher_key', ['class_id', 'user_id', 'subject'])
    .execute();
  // The classes of a teacher.
  await db.schema.createIndex('class_teacher_user').on('class_teacher').column('user_id').execute();
}

/** A grade alone is no class: its pupils are in none yet. */
async function fillClasses(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<ClassNames>`
    select distinct unit_id, grade_name, class_name from app_user where class_name <> ''`.execute(db);
  const now = Date.now();
  for (let from = 0; from < rows.length; from += batchSize) {
    const values = rows.slice(from, from + batchSize).map(({ unit_id, grade_name, class_name }) => {
      const readings = nameReadingsOf(grade_name + class_name);
      const order = classOrderOf(grade_name, class_name);
      return sql`(${randomUUID()}, ${unit_id}, ${grade_name}, ${class_name}, ${readings}, ${order}, 'open', ${sql.lit(now)}, ${sql.lit(now)})`;
    });
    await sql`insert into school_class
      (id, unit_id, grade_name, class_name, name_readings, name_order, status, created_at, updated_at)
      values ${sql.join(values)}`.execute(db);
  }
}
