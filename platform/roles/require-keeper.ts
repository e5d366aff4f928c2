import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holdsCode } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import { DomainError } from '#shared/contracts';

/** The permission to keep roles: this node of this app. */
export const keeperGrant = { appCode: 'base', nodeCode: 'role' } as const;

/**
 * The unit whose roles an administrator keeps: her own, or a school of her bureau.
 * @param unitId empty for the own unit
 * @throws DomainError `forbidden` without the permission, `not_found` for a unit of somebody else
 */
export async function requireKeeper(
  db: Kysely<Tables>,
  principal: Principal,
  unitId: string,
): Promise<string> {
  const kept = await requireUnit(db, principal, unitId);
  const { appCode, nodeCode } = keeperGrant;
  if (!(await holdsCode({ db }, principal, appCode, nodeCode))) throw new DomainError('forbidden');
  return kept;
}
