import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { userTypeCodes } from '#shared/contracts';
import type { ListWindow } from '../wire/list-window.ts';
import type { Condition } from '../wire/parse-filter.ts';
import { ScimError } from '../wire/scim-error.ts';

const columns = ['id', 'external_id', 'grade_name', 'class_name', 'created_at', 'updated_at'] as const;
export type GroupRow = Pick<Tables['school_class'], 'id' | 'grade_name' | 'class_name'> & {
  readonly external_id: string | null;
  readonly created_at: number;
  readonly updated_at: number;
};

/** Somebody in a class: a student of it, or a teacher. */
export interface Member {
  readonly userId: string;
  readonly loginName: string;
  readonly realName: string;
  readonly isTeacher: boolean;
}

type Columns = ExpressionBuilder<Tables, 'school_class'>;

/** A page of the open classes of a unit, as schools count them. */
export function selectGroups(
  db: Kysely<Tables>,
  unitId: string,
  conditions: readonly Condition[],
  { startIndex, count }: ListWindow,
) {
  return db
    .selectFrom('school_class')
    .select(columns)
    .where((eb) => matches(eb, unitId, conditions))
    .orderBy('name_order')
    .orderBy('id')
    .limit(count)
    .offset(startIndex - 1);
}

export async function countGroups(
  db: Kysely<Tables>,
  unitId: string,
  conditions: readonly Condition[],
): Promise<number> {
  const { total } = await db
    .selectFrom('school_class')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, unitId, conditions))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** An open class of the unit. @throws ScimError 404 */
export async function getGroupRow(db: Kysely<Tables>, unitId: string, id: string): Promise<GroupRow> {
  const [row] = await selectGroups(db, unitId, [{ attribute: 'id', value: id }], {
    startIndex: 1,
    count: 1,
  }).execute();
  if (!row) throw new ScimError(404, 'there is no such class in the unit');
  return row;
}

/** Who is in some classes of a unit, by the id of the class. Two statements, however many classes there are. */
export async function listMembers(
  db: Kysely<Tables>,
  unitId: string,
  rows: readonly Pick<GroupRow, 'id' | 'grade_name' | 'class_name'>[],
): Promise<ReadonlyMap<string, Member[]>> {
  if (rows.length === 0) return new Map();
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  const found = new Map(rows.map(({ id }): [string, Member[]] => [id, []]));
  for (const row of await selectStudents(db, unitId, rows).execute()) {
    const list = found.get(ids.get(keyOf(row)) ?? '');
    list?.push({ ...toMember(row), isTeacher: false });
  }
  for (const row of await selectTeachers(db, unitId, [...found.keys()]).execute())
    found.get(row.class_id)?.push({ ...toMember(row), isTeacher: true });
  return found;
}

/** Those of other classes whose names are mixed of the same ones come along; the caller leaves them out. */
function selectStudents(db: Kysely<Tables>, unitId: string, rows: readonly ClassNamesOf[]) {
  return db
    .selectFrom('app_user')
    .select(['id', 'login_name', 'real_name', 'grade_name', 'class_name'])
    .where('unit_id', '=', unitId)
    .where('grade_name', 'in', [...new Set(rows.map(({ grade_name }) => grade_name))])
    .where('class_name', 'in', [...new Set(rows.map(({ class_name }) => class_name))])
    .where('class_name', '!=', sql.lit(''))
    .where('user_type', '=', userTypeCodes.student)
    .where('anonymised_at', 'is', null)
    .orderBy('login_name');
}

/** A teacher of two subjects is one member. */
function selectTeachers(db: Kysely<Tables>, unitId: string, classIds: readonly string[]) {
  return db
    .selectFrom('class_teacher')
    .innerJoin('app_user', 'app_user.id', 'class_teacher.user_id')
    .select(['class_teacher.class_id', 'app_user.id', 'app_user.real_name', 'app_user.login_name'])
    .distinct()
    .where('class_teacher.class_id', 'in', classIds)
    .where('app_user.unit_id', '=', unitId)
    .where('app_user.user_type', '=', userTypeCodes.teacher)
    .orderBy('app_user.login_name');
}

type ClassNamesOf = Pick<GroupRow, 'grade_name' | 'class_name'>;

function toMember({ id, login_name, real_name }: { id: string; login_name: string; real_name: string }) {
  return { userId: id, loginName: login_name, realName: real_name };
}

function keyOf({ grade_name, class_name }: ClassNamesOf): string {
  return JSON.stringify([grade_name, class_name]);
}

function matches(eb: Columns, unitId: string, conditions: readonly Condition[]) {
  return eb.and([
    eb('unit_id', '=', unitId),
    eb('status', '=', 'open'),
    ...conditions.map((condition) => toCondition(eb, condition)),
  ]);
}

/** @throws ScimError `invalidFilter` */
function toCondition(eb: Columns, { attribute, value }: Condition) {
  const text = String(value);
  switch (attribute) {
    case 'id':
      return eb('id', '=', text);
    case 'externalid':
      return eb('external_id', '=', text);
    case 'displayname':
      return eb(sql<string>`grade_name || class_name`, '=', text);
    default:
      throw new ScimError(400, `groups are not found by ${attribute}`, 'invalidFilter');
  }
}
