import { DomainError, hasRole, type UserRole } from '#shared/contracts';
import type { Principal } from './principal.ts';

/** @throws DomainError `forbidden` for everybody who has none of the roles. */
export function requireRole(principal: Pick<Principal, 'userType'>, ...roles: readonly UserRole[]): void {
  if (!hasRole(principal, ...roles)) throw new DomainError('forbidden');
}
