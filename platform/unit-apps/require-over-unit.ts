import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { findHoldingMore, keepingApps, requireOver } from '#platform/grants';
import type { Principal } from '#platform/http';

/**
 * An app by which a unit is kept takes rights from people with it: who decides about it stands over all of them.
 * @throws DomainError `forbidden`
 */
export async function requireOverUnit(
  db: Kysely<Tables>,
  principal: Principal,
  { unitId, code }: { unitId: string; code: string },
): Promise<void> {
  if (keepingApps.includes(code)) await requireOver(db, principal, { in: selectEverybody(db, unitId) });
}

/** Whether somebody of a unit holds more than the caller. */
export async function holdsAnybodyMore(
  db: Kysely<Tables>,
  principal: Principal,
  unitId: string,
): Promise<boolean> {
  const holdingMore = await findHoldingMore(db, principal, { in: selectEverybody(db, unitId) });
  return holdingMore.size > 0;
}

function selectEverybody(db: Kysely<Tables>, unitId: string) {
  return db.selectFrom('app_user').select('id').where('unit_id', '=', unitId);
}
