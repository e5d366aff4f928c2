import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { fullRoleCode, userTypeCodes } from '#shared/contracts';

/** The enabled administrators of a unit who hold everything, as rows `administrator` of `app_user`. */
export function selectFullAdministrators(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('app_user as administrator')
    .innerJoin('user_role as full', 'full.user_id', 'administrator.id')
    .where('administrator.unit_id', '=', unitId)
    .where('administrator.user_type', '=', userTypeCodes.administrator)
    .where('administrator.user_status', '=', 'enabled')
    .where('full.role_code', '=', fullRoleCode);
}
