import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';

/** @throws DomainError `forbidden` when a unit is none that the caller may reach. */
export function requireWithinReach(unitIds: readonly string[], reach: readonly { id: string }[]): void {
  const known = new Set(reach.map(({ id }) => id));
  if (!unitIds.every((id) => known.has(id))) throw new DomainError('forbidden');
}

export interface Audience {
  userTypes: readonly number[];
  roles: readonly string[];
}

/** Whether an announcement that reaches the unit is meant for this user. */
export function isMeantFor(
  { userTypes, roles }: Audience,
  reader: Pick<Principal, 'userType' | 'roles'>,
): boolean {
  return (
    (userTypes.length === 0 || userTypes.includes(reader.userType)) &&
    (roles.length === 0 || roles.some((role) => reader.roles.includes(role)))
  );
}
