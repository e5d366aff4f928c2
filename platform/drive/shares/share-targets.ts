import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { escapeLike, type Tables } from '#platform/database';
import { readingPattern } from '#platform/name-readings';
import { DomainError, type DriveTarget, isStaff, userTypeCodes } from '#shared/contracts';
import type { Reach } from '../access.ts';

type People = ExpressionBuilder<Tables, 'app_user'>;
type ChosenTarget = Pick<DriveTarget, 'kind' | 'targetId'>;

const maxTargets = 20;
/** So many people are found at least, where there are many classes too. */
const fewestPeople = 10;

const refused =
  '不能共享给其中的某些对象，请重新选择|||This cannot be shared with everyone chosen. Please choose again';

/**
 * The school, classes and people that this user may share with, found by name, reading or login name. Nobody pages through the
 * people of a school: they are there once something is typed.
 */
export async function listTargets(db: Kysely<Tables>, reach: Reach, keyword: string): Promise<DriveTarget[]> {
  const [school, classes, people] = await Promise.all([
    findSchool(db, reach, keyword),
    listClasses(db, reach),
    keyword ? findPeople(db, reach, keyword) : [],
  ]);
  const found = classes.filter(({ name }) => nameContains(name, keyword));
  const left = maxTargets - school.length;
  const chosenPeople = people.slice(0, Math.max(left - found.length, fewestPeople));
  return [...school, ...found.slice(0, left - chosenPeople.length), ...chosenPeople];
}

/**
 * The chosen targets with their names, each once.
 * @throws DomainError `invalid_input` at `targets` when one of them is not there for this user
 */
export async function requireTargets(
  db: Kysely<Tables>,
  reach: Reach,
  chosen: readonly ChosenTarget[],
): Promise<DriveTarget[]> {
  const idsOf = (kind: DriveTarget['kind']): Set<string> =>
    new Set(chosen.filter((target) => target.kind === kind).map(({ targetId }) => targetId));
  const [people, classes, schools] = [idsOf('person'), idsOf('class'), idsOf('school')];
  const known = [
    ...(schools.size > 0 ? await findSchool(db, reach, '') : []),
    ...(classes.size > 0 ? await listClasses(db, reach) : []),
    ...(people.size > 0 ? await namePeople(db, reach, [...people]) : []),
  ];
  const wanted = { person: people, class: classes, school: schools };
  const targets = known.filter(({ kind, targetId }) => wanted[kind].has(targetId));
  if (targets.length < people.size + classes.size + schools.size)
    throw new DomainError('invalid_input', { fieldErrors: [{ field: 'targets', message: refused }] });
  return targets;
}

/** The unit as a target; its users know its name, and the call leaves it out. None for pupils and parents. */
async function findSchool(db: Kysely<Tables>, reach: Reach, keyword: string): Promise<DriveTarget[]> {
  if (!isStaff(reach)) return [];
  const unit = await db
    .selectFrom('unit')
    .select(['id', 'name', 'en_name'])
    .where('id', '=', reach.unitId)
    .executeTakeFirst();
  const isFound = unit && [unit.name, unit.en_name ?? ''].some((name) => nameContains(name, keyword));
  return isFound ? [{ kind: 'school', targetId: unit.id, name: '' }] : [];
}

/** Teachers share with any class of the school, pupils and parents with those they belong to. */
async function listClasses(db: Kysely<Tables>, reach: Reach): Promise<DriveTarget[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['grade_name', 'class_name'])
    .distinct()
    .where('unit_id', '=', reach.unitId)
    .where('user_type', '=', userTypeCodes.student)
    .where('user_status', '=', 'enabled')
    .where('class_name', '!=', '')
    .orderBy('grade_name')
    .orderBy('class_name')
    .execute();
  const classes = rows.map(
    ({ grade_name, class_name }): DriveTarget => ({
      kind: 'class',
      targetId: JSON.stringify([grade_name, class_name]),
      name: `${grade_name} ${class_name}`.trim(),
    }),
  );
  return isStaff(reach) ? classes : classes.filter(({ targetId }) => reach.classKeys.includes(targetId));
}

async function findPeople(db: Kysely<Tables>, reach: Reach, keyword: string): Promise<DriveTarget[]> {
  const rows = await selectPeople(db, reach)
    .where((eb) => matches(eb, reach, keyword))
    .orderBy('real_name')
    .orderBy('id')
    .limit(maxTargets)
    .execute();
  return rows.map(toPerson);
}

async function namePeople(db: Kysely<Tables>, reach: Reach, ids: readonly string[]): Promise<DriveTarget[]> {
  return (await selectPeople(db, reach).where('id', 'in', ids).execute()).map(toPerson);
}

/** Enabled people of the unit but the user. Pupils and parents find teachers, and pupils of their own classes. */
function selectPeople(db: Kysely<Tables>, reach: Reach) {
  const people = db
    .selectFrom('app_user')
    .select(['id', 'real_name'])
    .where('unit_id', '=', reach.unitId)
    .where('user_status', '=', 'enabled')
    .where('id', '!=', reach.userId);
  if (isStaff(reach)) return people;
  return people.where((eb) =>
    eb.or([eb('user_type', '=', userTypeCodes.teacher), ...reach.classKeys.map((key) => isPupilOf(eb, key))]),
  );
}

function isPupilOf(eb: People, classKey: string) {
  const [gradeName = '', className = ''] = JSON.parse(classKey) as string[];
  return eb.and([
    eb('user_type', '=', userTypeCodes.student),
    eb('grade_name', '=', gradeName),
    eb('class_name', '=', className),
  ]);
}

/** Login names of pupils are found by the staff alone: to guess one is half of a sign-in. */
function matches(eb: People, reach: Reach, keyword: string) {
  const pattern = `%${escapeLike(keyword)}%`;
  const contains = (column: 'login_name' | 'real_name') =>
    sql<SqlBool>`lower(${eb.ref(column)}) like lower(${pattern}) escape '!'`;
  const reading = readingPattern(keyword);
  const isLoginOpen = isStaff(reach) ? eb.lit(true) : eb('user_type', '!=', userTypeCodes.student);
  return eb.or([
    contains('real_name'),
    eb.and([isLoginOpen, contains('login_name')]),
    ...(reading ? [eb('name_readings', 'like', reading)] : []),
  ]);
}

function toPerson({ id, real_name }: { id: string; real_name: string }): DriveTarget {
  return { kind: 'person', targetId: id, name: real_name };
}

function nameContains(name: string, keyword: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(' ', '');
  return plain(name).includes(plain(keyword));
}
