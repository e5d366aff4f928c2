import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type { ClassNames } from '#platform/organisation';
import { isParent, isStaff, userTypeCodes } from '#shared/contracts';

/** The classes whose files a user sees, as `["grade","class"]`: a class is what its pupils are in. */
export async function findClassKeys(
  db: Kysely<Tables>,
  principal: Pick<Principal, 'userId' | 'unitId' | 'userType'>,
): Promise<string[]> {
  const { userId, unitId } = principal;
  let pupils = db
    .selectFrom('app_user as pupil')
    .select(['pupil.grade_name', 'pupil.class_name'])
    .distinct()
    .where('pupil.unit_id', '=', unitId)
    .where('pupil.user_type', '=', userTypeCodes.student)
    .where('pupil.user_status', '=', 'enabled')
    .where('pupil.class_name', '!=', '');
  if (isParent(principal))
    pupils = pupils
      .innerJoin('parent_child as link', 'link.child_id', 'pupil.id')
      .where('link.parent_id', '=', userId);
  else if (!isStaff(principal)) pupils = pupils.where('pupil.id', '=', userId);
  const rows = await pupils.orderBy('pupil.grade_name').orderBy('pupil.class_name').execute();
  return rows.map((row) => classKeyOf({ gradeName: row.grade_name, className: row.class_name }));
}

/** What spaces and shares name a class by. */
export function classKeyOf({ gradeName, className }: ClassNames): string {
  return JSON.stringify([gradeName, className]);
}
