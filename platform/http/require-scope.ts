import { isArea } from '#shared/contracts';
import type { Principal } from './principal.ts';
import { requireRole } from './require-role.ts';

/** The unit that an administrator looks after; undefined is every unit. */
export type Scope = string | undefined;

/** Administrators of an area unit look after all units, the others after their own. @throws DomainError `forbidden` */
export function requireScope(principal: Pick<Principal, 'userType' | 'unitType' | 'unitId'>): Scope {
  requireRole(principal, 'administrator');
  return isArea(principal) ? undefined : principal.unitId;
}
