import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { userTypeCodes } from '#shared/contracts';
import type { AskingPerson } from './wider-audience.ts';

/** Those who ask for an app of a unit, with their classes. Three statements. */
export async function listAskingPeople(
  db: Kysely<Tables>,
  unitId: string,
  code: string,
): Promise<(AskingPerson & { userId: string })[]> {
  const people = await db
    .selectFrom('app_request as asked')
    .innerJoin('app_user as person', 'person.id', 'asked.user_id')
    .select(['person.id', 'person.user_type'])
    .where('asked.unit_id', '=', unitId)
    .where('asked.app_code', '=', code)
    .orderBy('asked.asked_at')
    .orderBy('person.id')
    .execute();
  const classes = await listClasses(db, unitId, code);
  return people.map(({ id, user_type }) => ({
    userId: id,
    userType: user_type,
    classIds: classes.filter(({ userId }) => userId === id).map(({ classId }) => classId),
  }));
}

/** The open classes of pupils, and of the children of parents. One statement each: joined by either, they would read every pupil. */
async function listClasses(db: Kysely<Tables>, unitId: string, code: string) {
  const ofPupils = await selectClasses(db, unitId)
    .innerJoin('app_request as asked', 'asked.user_id', 'pupil.id')
    .select('asked.user_id as userId')
    .where('asked.unit_id', '=', unitId)
    .where('asked.app_code', '=', code)
    .execute();
  const ofChildren = await selectClasses(db, unitId)
    .innerJoin('parent_child as link', 'link.child_id', 'pupil.id')
    .innerJoin('app_request as asked', 'asked.user_id', 'link.parent_id')
    .select('asked.user_id as userId')
    .where('asked.unit_id', '=', unitId)
    .where('asked.app_code', '=', code)
    .execute();
  return [...ofPupils, ...ofChildren];
}

function selectClasses(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('app_user as pupil')
    .innerJoin('school_class as class', (join) =>
      join
        .onRef('class.unit_id', '=', 'pupil.unit_id')
        .onRef('class.grade_name', '=', 'pupil.grade_name')
        .onRef('class.class_name', '=', 'pupil.class_name')
        .on('class.status', '=', 'open'),
    )
    .select('class.id as classId')
    .where('class.unit_id', '=', unitId)
    .where('pupil.user_type', '=', userTypeCodes.student)
    .orderBy('class.name_order');
}
