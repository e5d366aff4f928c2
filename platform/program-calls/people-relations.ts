import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { userTypeCodes } from '#shared/contracts';
import type { PersonRow } from './people-rows.ts';

const { student, teacher, parent } = userTypeCodes;

export interface ClassOfPerson {
  readonly classId: string;
  readonly name: string;
  /** Of teachers: whether she is a head teacher of it. */
  readonly isHead?: boolean;
}

/** The open classes of students and teachers, by their ids. Two statements. */
export async function listClassesOf(
  db: Kysely<Tables>,
  unitId: string,
  people: readonly PersonRow[],
): Promise<ReadonlyMap<string, readonly ClassOfPerson[]>> {
  const students = people.filter(({ user_type, class_name }) => user_type === student && class_name !== '');
  const byNames = await readClasses(db, unitId, students);
  const ofStudents = students.flatMap((row): [string, ClassOfPerson[]][] => {
    const found = byNames.get(namesOf(row));
    return found ? [[row.id, [found]]] : [];
  });
  return new Map([...ofStudents, ...(await readTaught(db, unitId, idsOf(people, teacher)))]);
}

/** The enabled children of parents and parents of students, within the unit. Two statements. */
export async function listRelatives(db: Kysely<Tables>, unitId: string, people: readonly PersonRow[]) {
  const [children, parents] = [
    await readRelatives(db, unitId, { from: 'parent_id', to: 'child_id' }, idsOf(people, parent)),
    await readRelatives(db, unitId, { from: 'child_id', to: 'parent_id' }, idsOf(people, student)),
  ];
  return { children, parents };
}

async function readClasses(
  db: Kysely<Tables>,
  unitId: string,
  students: readonly PersonRow[],
): Promise<ReadonlyMap<string, ClassOfPerson>> {
  if (students.length === 0) return new Map();
  // Those of other classes whose names are mixed of the same ones come along.
  const rows = await db
    .selectFrom('school_class')
    .select(['id', 'grade_name', 'class_name'])
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .where('grade_name', 'in', [...new Set(students.map(({ grade_name }) => grade_name))])
    .where('class_name', 'in', [...new Set(students.map(({ class_name }) => class_name))])
    .execute();
  return new Map(rows.map((row) => [namesOf(row), { classId: row.id, name: nameOf(row) }]));
}

async function readTaught(
  db: Kysely<Tables>,
  unitId: string,
  teacherIds: readonly string[],
): Promise<ReadonlyMap<string, ClassOfPerson[]>> {
  if (teacherIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('class_teacher as taught')
    .innerJoin('school_class as class', 'class.id', 'taught.class_id')
    .select(['taught.user_id', 'class.id', 'class.grade_name', 'class.class_name'])
    // A teacher of two subjects stands there twice.
    .select(({ fn }) => fn.max('taught.is_head').as('is_head'))
    .where('taught.user_id', 'in', teacherIds)
    .where('class.unit_id', '=', unitId)
    .where('class.status', '=', 'open')
    .groupBy(['taught.user_id', 'class.id', 'class.grade_name', 'class.class_name', 'class.name_order'])
    .orderBy('class.name_order')
    .orderBy('class.id')
    .execute();
  const byTeacher = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(
    [...byTeacher].map(([userId, own]) => [
      userId,
      own.map((row) => ({ classId: row.id, name: nameOf(row), isHead: row.is_head === 1 })),
    ]),
  );
}

async function readRelatives(
  db: Kysely<Tables>,
  unitId: string,
  { from, to }: { from: 'parent_id' | 'child_id'; to: 'parent_id' | 'child_id' },
  ids: readonly string[],
): Promise<ReadonlyMap<string, { userId: string; name: string }[]>> {
  const found = new Map(ids.map((id): [string, { userId: string; name: string }[]] => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('parent_child as link')
    .innerJoin('app_user as relative', 'relative.id', `link.${to}`)
    .select([`link.${from} as personId`, 'relative.id', 'relative.real_name'])
    .where(`link.${from}`, 'in', ids)
    .where('relative.unit_id', '=', unitId)
    .where('relative.user_status', '=', sql.lit('enabled'))
    .orderBy('relative.id')
    .execute();
  for (const { personId, id, real_name } of rows) found.get(personId)?.push({ userId: id, name: real_name });
  return found;
}

function idsOf(people: readonly PersonRow[], userType: number): string[] {
  return people.flatMap(({ id, user_type }) => (user_type === userType ? [id] : []));
}

function namesOf({ grade_name, class_name }: Pick<PersonRow, 'grade_name' | 'class_name'>): string {
  return JSON.stringify([grade_name, class_name]);
}

function nameOf({ grade_name, class_name }: Pick<PersonRow, 'grade_name' | 'class_name'>): string {
  return grade_name + class_name;
}
