import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holdsCode } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import { requireCode } from '#platform/people';

/**
 * The unit whose people somebody imports: her own, or a school of her bureau.
 * @throws DomainError `forbidden` without the permission, `not_found` for a unit of somebody else
 */
export async function requireImportUnit(
  db: Kysely<Tables>,
  principal: Principal,
  unitId: string,
): Promise<string> {
  const found = await requireUnit(db, principal, unitId);
  await requireCode(db, principal, 'import');
  return found;
}

/** Phone and e-mail of another are ways to her password: changing them takes the permission to reset it. */
export function mayChangeContacts(db: Kysely<Tables>, principal: Principal): Promise<boolean> {
  return holdsCode({ db }, principal, 'base', 'reset-pwd');
}
