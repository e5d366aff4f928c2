import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { listHeldNodes } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { DomainError, type RoleGrant, wholeApp } from '#shared/contracts';

const message = '只能授予您自己拥有的许可|||You can grant only what you hold yourself';

/**
 * Nobody gives away more than she has: of each grant the caller holds the node, of a whole app all its nodes.
 * @throws DomainError `forbidden`
 */
export async function requireHeld(
  db: Kysely<Tables>,
  principal: Principal,
  grants: readonly RoleGrant[],
): Promise<void> {
  if (grants.length === 0) return;
  const isHeld = await readHeld(db, principal);
  if (!grants.every(isHeld))
    throw new DomainError('forbidden', { message, fieldErrors: [{ field: 'grants', message }] });
}

/** Says of grants whether somebody holds them, and may give them on. One statement. */
export async function readHeld(
  db: Kysely<Tables>,
  principal: Principal,
): Promise<(grant: RoleGrant) => boolean> {
  const apps = await listHeldNodes(db, principal);
  return ({ appCode, nodeCode }) => {
    const nodes = apps.get(appCode) ?? [];
    const meant = nodeCode === wholeApp ? nodes : nodes.filter(({ code }) => code === nodeCode);
    return meant.length > 0 && meant.every(({ granted_by }) => granted_by !== null);
  };
}
