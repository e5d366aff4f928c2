import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import { DomainError, isAdministrator } from '#shared/contracts';

/**
 * The unit of somebody whom the caller may see: her own. A bureau also sees the administrators of its schools, and nobody else there.
 * @throws DomainError `not_found`
 */
export async function requireReachable(
  db: Kysely<Tables>,
  principal: Principal,
  userId: string,
): Promise<string> {
  const person = await db
    .selectFrom('app_user')
    .select(['unit_id', 'user_type'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (person?.unit_id === principal.unitId) return principal.unitId;
  if (!person || !isAdministrator({ userType: person.user_type })) throw new DomainError('not_found');
  return requireUnit(db, principal, person.unit_id);
}
