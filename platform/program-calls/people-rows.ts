import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { type UserType, userTypeCodes } from '#shared/contracts';

const { student, teacher, parent } = userTypeCodes;
/** Administrators belong to the portal alone. */
const shownTypes: readonly UserType[] = [student, teacher, parent];

export interface OpenClass {
  readonly id: string;
  readonly grade_name: string;
  readonly class_name: string;
}

export interface PeopleWindow {
  /** The id of the last one before. */
  readonly cursor: string | undefined;
  readonly userType: UserType | undefined;
  readonly inClass: OpenClass | undefined;
  readonly limit: number;
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

/** Enabled people of a unit by their ids; of a class: its students, who teaches it, and the parents of its students. */
export function selectPeople(
  db: Kysely<Tables>,
  unitId: string,
  { cursor, userType, inClass, limit }: PeopleWindow,
) {
  return db
    .selectFrom('app_user as person')
    .select(['person.id', 'person.real_name', 'person.user_type', 'person.grade_name', 'person.class_name'])
    .where('person.unit_id', '=', unitId)
    .where('person.user_status', '=', sql.lit('enabled'))
    .where('person.user_type', 'in', userType === undefined ? shownTypes : [userType])
    .$if(cursor !== undefined, (query) => query.where('person.id', '>', cursor ?? ''))
    .$if(inClass !== undefined, (query) =>
      query.where((eb) => (inClass ? belongsTo(eb, inClass) : eb.lit(true))),
    )
    .orderBy('person.id')
    .limit(limit);
}

export function findOpenClass(db: Kysely<Tables>, unitId: string, classId: string) {
  return db
    .selectFrom('school_class')
    .select(['id', 'grade_name', 'class_name'])
    .where('id', '=', classId)
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

type People = ExpressionBuilder<Tables & { person: Tables['app_user'] }, 'person'>;

function belongsTo(eb: People, { id, grade_name, class_name }: OpenClass) {
  return eb.or([
    eb.and([
      eb('person.user_type', '=', student),
      eb('person.grade_name', '=', grade_name),
      eb('person.class_name', '=', class_name),
    ]),
    eb(
      'person.id',
      'in',
      eb.selectFrom('class_teacher').select('class_teacher.user_id').where('class_teacher.class_id', '=', id),
    ),
    eb(
      'person.id',
      'in',
      eb
        .selectFrom('app_user as pupil')
        .innerJoin('parent_child as link', 'link.child_id', 'pupil.id')
        .select('link.parent_id')
        .whereRef('pupil.unit_id', '=', 'person.unit_id')
        .where('pupil.user_type', '=', student)
        .where('pupil.user_status', '=', sql.lit('enabled'))
        .where('pupil.grade_name', '=', grade_name)
        .where('pupil.class_name', '=', class_name),
    ),
  ]);
}
