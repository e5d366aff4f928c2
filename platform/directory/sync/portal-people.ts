import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** A person of the portal, as far as a comparison needs her. */
export type PortalPerson = Awaited<ReturnType<typeof listPortalPeople>>[number];

/** The people of a unit who have an external id. */
export function listPortalPeople(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('app_user')
    .leftJoin('directory_account', 'directory_account.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'external_id',
      'login_name',
      'real_name',
      'email',
      'phone',
      'user_type',
      'user_status',
      'superman',
      'anonymised_at',
      'revision',
      'directory_account.user_id as kept_user_id',
      'directory_account.disabled_at as gone_at',
    ])
    .where('unit_id', '=', unitId)
    .where('external_id', 'is not', null)
    .execute();
}
