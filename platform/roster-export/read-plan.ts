import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { unitTypeCodes, userTypeCodes } from '#shared/contracts';
import { pickLanguage } from '#shared/language';
import { hashedId, personSourcedId } from './sourced-id.ts';
import { type ExportedYear, yearsOf } from './years.ts';

/** Ids of one statement. */
const classesAtOnce = 500;

export interface ExportedTeaching {
  readonly userId: string;
  readonly subject: string;
  readonly isHead: boolean;
}

export interface ExportedLesson {
  readonly sourcedId: string;
  readonly subject: string;
}

export interface ExportedClass {
  readonly sourcedId: string;
  readonly gradeName: string;
  readonly className: string;
  readonly yearId: string;
  /** One for each subject that somebody teaches in it. */
  readonly lessons: readonly ExportedLesson[];
  readonly teaching: readonly ExportedTeaching[];
}

/** What an archive has besides people. */
export interface ExportPlan {
  readonly unit: { readonly id: string; readonly name: string; readonly isSchool: boolean };
  readonly years: readonly ExportedYear[];
  readonly classes: readonly ExportedClass[];
  readonly subjects: readonly string[];
}

export async function readPlan(db: Kysely<Tables>, unitId: string, now: number): Promise<ExportPlan> {
  const unit = await db
    .selectFrom('unit')
    .select(['id', 'name', 'unit_type'])
    .where('id', '=', unitId)
    .executeTakeFirstOrThrow();
  const years = await yearsOf(db, unitId, now);
  const classes = await readClasses(db, unitId, years);
  return {
    unit: {
      id: unitId,
      name: pickLanguage(unit.name, 'zh-CN'),
      isSchool: unit.unit_type === unitTypeCodes.school,
    },
    years,
    classes,
    subjects: [
      ...new Set(classes.flatMap(({ lessons }) => lessons.map(({ subject }) => subject))),
    ].toSorted(),
  };
}

/** Open classes by their names, in an order that every database keeps. */
async function readClasses(
  db: Kysely<Tables>,
  unitId: string,
  years: readonly ExportedYear[],
): Promise<ExportedClass[]> {
  const rows = await db
    .selectFrom('school_class')
    .select(['id', 'grade_name as gradeName', 'class_name as className', 'year_id as yearId'])
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .execute();
  const teaching = await readTeaching(
    db,
    unitId,
    rows.map(({ id }) => id),
  );
  const current = years.find(({ isCurrent }) => isCurrent) ?? years[0];
  const classes = rows.map(({ id, gradeName, className, yearId }) => {
    const year = years.find((one) => one.id === yearId) ?? current;
    const names = [unitId, year?.title ?? '', gradeName, className];
    const own = teaching.get(id) ?? [];
    const subjects = [...new Set(own.map(({ subject }) => subject))]
      .filter((subject) => subject !== '')
      .toSorted();
    return {
      sourcedId: hashedId('class', ...names),
      ...{ gradeName, className, yearId: year?.sourcedId ?? '', teaching: own },
      lessons: subjects.map((subject) => ({ subject, sourcedId: hashedId('lesson', ...names, subject) })),
    };
  });
  return classes.toSorted(
    (one, other) => compare(one.gradeName, other.gradeName) || compare(one.className, other.className),
  );
}

async function readTeaching(db: Kysely<Tables>, unitId: string, classIds: readonly string[]) {
  const byClass = new Map<string, ExportedTeaching[]>();
  for (let at = 0; at < classIds.length; at += classesAtOnce) {
    const rows = await db
      .selectFrom('class_teacher as teaching')
      .innerJoin('app_user as person', 'person.id', 'teaching.user_id')
      .select(['teaching.class_id', 'teaching.subject', 'teaching.is_head'])
      .select(personSourcedId('person').as('userId'))
      .where('teaching.class_id', 'in', classIds.slice(at, at + classesAtOnce))
      .where('person.unit_id', '=', unitId)
      .where('person.user_type', '=', userTypeCodes.teacher)
      .where('person.user_status', '=', 'enabled')
      .orderBy('person.login_name')
      .orderBy('teaching.subject')
      .execute();
    for (const { class_id, userId, subject, is_head } of rows) {
      const own = byClass.get(class_id) ?? [];
      own.push({ userId, subject, isHead: is_head === 1 });
      byClass.set(class_id, own);
    }
  }
  return byClass;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
