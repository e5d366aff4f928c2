import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holdsOfUnit } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import { DomainError, type FamilyClass, type Permission } from '#shared/contracts';

/** Whose families somebody keeps. */
export interface Kept {
  readonly unitId: string;
  /** The classes of a head teacher; undefined for who keeps all of the unit. */
  readonly ownClasses?: readonly FamilyClass[];
}

/**
 * The families that somebody keeps: all of the unit by a permission, or those of her open classes by being their head teacher.
 * @param permissions any of these opens all of the unit. Default the one for family links
 * @throws DomainError `forbidden` for everybody else, `not_found` for a unit of somebody else
 */
export async function requireFamilyKeeper(
  db: Kysely<Tables>,
  principal: Principal,
  wanted: string,
  permissions: readonly Permission[] = ['admin:family'],
): Promise<Kept> {
  if (await holdsOfUnit(db, principal, permissions))
    return { unitId: await requireUnit(db, principal, wanted) };
  const { unitId, userId } = principal;
  const ownClasses = wanted === '' || wanted === unitId ? await listClassesOfHead(db, unitId, userId) : [];
  if (ownClasses.length === 0) throw new DomainError('forbidden');
  return { unitId, ownClasses };
}

/** The open classes that somebody keeps, in the order in which a school counts them. */
export async function listKeptClasses(
  db: Kysely<Tables>,
  { unitId, ownClasses }: Kept,
): Promise<FamilyClass[]> {
  if (ownClasses) return [...ownClasses];
  return selectClasses(db, unitId).execute();
}

/** An open class that somebody keeps. @throws DomainError `not_found` */
export async function getKeptClass(
  db: Kysely<Tables>,
  { unitId, ownClasses }: Kept,
  classId: string,
): Promise<FamilyClass> {
  const found = ownClasses
    ? ownClasses.find((one) => one.classId === classId)
    : await selectClasses(db, unitId).where('id', '=', classId).executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  return found;
}

function listClassesOfHead(db: Kysely<Tables>, unitId: string, userId: string): Promise<FamilyClass[]> {
  return selectClasses(db, unitId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('class_teacher')
        .select('class_id')
        .where('user_id', '=', userId)
        .where('is_head', '=', 1),
    )
    .execute();
}

function selectClasses(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('school_class')
    .select(['id as classId', 'grade_name as gradeName', 'class_name as className'])
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open')
    .orderBy('name_order')
    .orderBy('id');
}
