import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type ImportRowProblem, userTypeCodes } from '#shared/contracts';
import type { CheckedRow } from '../meaning/check-row.ts';
import { rowProblem } from '../meaning/problems.ts';
import { type ClassSet, holdClasses, readClasses, type WantedClass } from './class-set.ts';
import type { KindContext, KindRules, PlannedRow, SeenKeys } from './kind-rules.ts';
import { findPeople, type PersonRow } from './people/find-people.ts';
import { changesOf, noteKeys, planRow } from './plan-row.ts';
import { readSender } from './sender.ts';

interface Teaching {
  readonly class_id: string;
  readonly user_id: string;
  readonly subject: string;
  readonly is_head: 0 | 1;
}

interface PlannedTeaching {
  readonly planned: PlannedRow;
  /** Undefined where the row is refused. */
  readonly teaching: Teaching | undefined;
}

type FindTeacher = (row: CheckedRow) => PersonRow | undefined;

/** Who teaches which subject in which class, and who is its head teacher. */
export const teachingRules: KindRules = {
  compare: async (db, context, rows, seen) => {
    const plan = await createPlan(db, context, rows, await readClasses(db, context.unitId));
    return rows.map((row) => plan(row, seen).planned);
  },
  write: async (trx, context, rows) => {
    const options = { ...context.options, foundClasses: false };
    const classes = await holdClasses(trx, { ...context, options }, rows.map(namesOf));
    const plan = await createPlan(trx, context, rows, classes);
    const all = rows.map((row) => plan(row));
    const written = all.flatMap(({ planned, teaching }) =>
      teaching && (planned.outcome === 'new' || planned.outcome === 'changed') ? [teaching] : [],
    );
    await writeTeaching(trx, context, written);
    return all.map(({ planned }) => planned);
  },
};

async function createPlan(
  db: Kysely<Tables>,
  { unitId, actor }: KindContext,
  rows: readonly CheckedRow[],
  classes: ClassSet,
): Promise<(row: CheckedRow, seen?: SeenKeys) => PlannedTeaching> {
  const findTeacher = await findTeachers(db, unitId, rows);
  const ids = rows.flatMap((row) => classes.find(namesOf(row))?.classId ?? []);
  const known = await findTeaching(db, [...new Set(ids)]);
  // A head teacher keeps the families of her class. Programs keep classes by their scope.
  const mayNameHeads = actor === 'program' || (await readSender(db, actor, [])).holds('admin:classes');
  return (row, seen) => {
    const { subject = '', isHead } = row.values;
    const teacher = findTeacher(row);
    const classId = classes.find(namesOf(row))?.classId;
    const key = teacher && classId && keyOf({ class_id: classId, user_id: teacher.id, subject });
    const before = key ? known.get(key) : undefined;
    const old = before ? { isHead: String(before.is_head) } : {};
    const is_head = (isHead ?? old.isHead) === '1' ? 1 : 0;
    const problems = [
      ...row.problems,
      ...personProblems(row, teacher, before),
      ...classProblems(row, classId),
      ...(mayNameHeads || is_head === (before?.is_head ?? 0)
        ? []
        : [rowProblem('head_not_allowed', 'isHead')]),
      ...noteKeys(seen, [['subject', key]], row.number),
    ];
    const changes = changesOf(old, row.values, ['isHead']);
    const isThere = before !== undefined;
    const planned = planRow(row, { targetId: classId ?? null, isThere, changes, problems });
    if (!teacher || !classId) return { planned, teaching: undefined };
    return { planned, teaching: { class_id: classId, user_id: teacher.id, subject, is_head } };
  };
}

async function findTeachers(
  db: Kysely<Tables>,
  unitId: string,
  rows: readonly CheckedRow[],
): Promise<FindTeacher> {
  const found = await findPeople(db, unitId, {
    externalIds: rows.flatMap(({ values }) => values.externalId ?? []),
    loginNames: rows.flatMap(({ values }) => values.loginName ?? []),
  });
  return ({ values: { externalId, loginName } }) => {
    const { teacher } = userTypeCodes;
    const byId = externalId === undefined ? undefined : found.byExternalId(externalId, teacher);
    if (byId || loginName === undefined) return byId;
    const byLogin = found.byLoginName(loginName);
    return byLogin?.unit_id === unitId && byLogin.user_type === teacher ? byLogin : undefined;
  };
}

/** A disabled teacher stays where she is, and gets no other class. */
function personProblems(
  { values, problems }: CheckedRow,
  teacher: PersonRow | undefined,
  before: Teaching | undefined,
): ImportRowProblem[] {
  const isNamed = values.externalId !== undefined || values.loginName !== undefined;
  const isWrong = problems.some(({ field }) => field === 'externalId' || field === 'loginName');
  if (!isNamed || isWrong || before || teacher?.user_status === 'enabled') return [];
  return [rowProblem('teacher_unknown', values.externalId === undefined ? 'loginName' : 'externalId')];
}

function classProblems({ values }: CheckedRow, classId: string | undefined): ImportRowProblem[] {
  const { gradeName = '', className } = values;
  if (className === undefined || classId !== undefined) return [];
  return [rowProblem('class_unknown', 'className', { gradeName, className })];
}

async function findTeaching(
  db: Kysely<Tables>,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, Teaching>> {
  if (classIds.length === 0) return new Map();
  const rows = await db.selectFrom('class_teacher').selectAll().where('class_id', 'in', classIds).execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** The revision of a class grows with its teachers, as a form that is open has the old ones. */
async function writeTeaching(
  trx: Kysely<Tables>,
  { at }: KindContext,
  teaching: readonly Teaching[],
): Promise<void> {
  if (teaching.length === 0) return;
  await trx
    .insertInto('class_teacher')
    .values(teaching)
    .onConflict((conflict) =>
      conflict
        .columns(['class_id', 'user_id', 'subject'])
        .doUpdateSet((eb) => ({ is_head: eb.ref('excluded.is_head') })),
    )
    .execute();
  await trx
    .updateTable('school_class')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', 'in', [...new Set(teaching.map(({ class_id }) => class_id))])
    .execute();
}

function namesOf({ values: { gradeName = '', className = '' } }: CheckedRow): WantedClass {
  return { gradeName, className };
}

function keyOf({ class_id, user_id, subject }: Pick<Teaching, 'class_id' | 'user_id' | 'subject'>): string {
  return `${class_id} ${user_id} ${subject}`;
}
