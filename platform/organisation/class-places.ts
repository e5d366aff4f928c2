import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import {
  type Campus,
  type ClassFields,
  DomainError,
  type FieldError,
  parseCampusUnits,
} from '#shared/contracts';

type Place = Pick<ClassFields, 'yearId' | 'campusId'>;

const unknownYear = '没有这个学年，请重新选择|||There is no such school year. Choose another one';
const unknownCampus = '没有这个校区，请重新选择|||There is no such campus. Choose another one';

/**
 * Year and campus have to be the unit's own. Where a class stays, it need not find them again.
 * @throws DomainError `invalid_input` at `yearId`, `campusId`
 */
export async function requireKnownPlace(
  db: Kysely<Tables>,
  unitId: string,
  { yearId, campusId }: Place,
  before: Place = { yearId: '', campusId: '' },
): Promise<void> {
  const isYear = !yearId || yearId === before.yearId || (await isYearOf(db, unitId, yearId));
  const isCampus =
    !campusId ||
    campusId === before.campusId ||
    (await listCampuses(db, unitId)).some((one) => one.campusId === campusId);
  const fieldErrors: FieldError[] = [
    ...(isYear ? [] : [{ field: 'yearId', message: unknownYear }]),
    ...(isCampus ? [] : [{ field: 'campusId', message: unknownCampus }]),
  ];
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
}

/** The campuses of a unit, as its row has them. */
export async function listCampuses(db: Kysely<Tables>, unitId: string): Promise<Campus[]> {
  const row = await db.selectFrom('unit').select('campus_units').where('id', '=', unitId).executeTakeFirst();
  return parseCampusUnits(row?.campus_units);
}

async function isYearOf(db: Kysely<Tables>, unitId: string, yearId: string): Promise<boolean> {
  const row = await db
    .selectFrom('school_year')
    .select('id')
    .where('id', '=', yearId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  return row !== undefined;
}
