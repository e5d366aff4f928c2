import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { type ClassTeacher, type ListedClass, userTypeCodes } from '#shared/contracts';
import type { ClassNames } from './class-names.ts';
import { type ClassRow, toClass } from './class-row.ts';

/** As text, not as a value: only then does SQLite take the index of people who are in a class. */
const noName = sql.lit('');

/** Rows of classes with who is in them: two statements, however many there are. */
export async function describeClasses(
  db: Kysely<Tables>,
  unitId: string,
  rows: readonly ClassRow[],
): Promise<ListedClass[]> {
  const pupils = await countPupils(db, unitId, rows);
  const teaching = await listTeaching(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const inClass = teaching.get(row.id) ?? [];
    const heads = inClass
      .filter(({ isHead }) => isHead)
      .map(({ userId, realName }) => [userId, realName] as const);
    return {
      ...toClass(row),
      // A closed class may have the names of an open one, and nobody is in it.
      pupils: row.status === 'open' ? (pupils.get(keyOf(row.grade_name, row.class_name)) ?? 0) : 0,
      teachers: new Set(inClass.map(({ userId }) => userId)).size,
      heads: [...new Map(heads)].map(([userId, realName]) => ({ userId, realName })),
    };
  });
}

/** Who teaches in some classes, by the id of the class; head teachers first. */
export async function listTeaching(
  db: Kysely<Tables>,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, ClassTeacher[]>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('class_teacher as teaching')
    .innerJoin('app_user as teacher', 'teacher.id', 'teaching.user_id')
    .select(['teaching.class_id', 'teaching.subject', 'teaching.is_head'])
    .select(['teacher.id', 'teacher.real_name', 'teacher.login_name'])
    .where('teaching.class_id', 'in', [...classIds])
    // Who is no teacher any more teaches nothing.
    .where('teacher.user_type', '=', userTypeCodes.teacher)
    .orderBy('teaching.is_head', 'desc')
    .orderBy('teaching.subject')
    .orderBy('teacher.login_name')
    .execute();
  const teachers = rows.map(
    (row) =>
      [
        row.class_id,
        {
          userId: row.id,
          realName: row.real_name,
          loginName: row.login_name,
          subject: row.subject,
          isHead: row.is_head === 1,
        },
      ] as const,
  );
  const byClass = Map.groupBy(teachers, ([classId]) => classId);
  return new Map([...byClass].map(([classId, lines]) => [classId, lines.map(([, teacher]) => teacher)]));
}

/** Everybody who has the names of a class, of whatever user type. */
export async function countPeople(
  db: Kysely<Tables>,
  unitId: string,
  { gradeName, className }: ClassNames,
): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('unit_id', '=', unitId)
    .where('grade_name', '=', gradeName)
    .where('class_name', '=', className)
    .where('class_name', '!=', noName)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By both names; among those of the classes, others of the same grades may be. */
async function countPupils(
  db: Kysely<Tables>,
  unitId: string,
  rows: readonly ClassRow[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const counts = await db
    .selectFrom('app_user')
    .select(({ fn }) => ['grade_name', 'class_name', fn.countAll<number>().as('count')])
    .where('unit_id', '=', unitId)
    .where('grade_name', 'in', [...new Set(rows.map(({ grade_name }) => grade_name))])
    .where('class_name', 'in', [...new Set(rows.map(({ class_name }) => class_name))])
    .where('class_name', '!=', noName)
    .where('user_type', '=', userTypeCodes.student)
    .groupBy(['grade_name', 'class_name'])
    .execute();
  return new Map(counts.map((row) => [keyOf(row.grade_name, row.class_name), Number(row.count)]));
}

function keyOf(gradeName: string, className: string): string {
  return JSON.stringify([gradeName, className]);
}
