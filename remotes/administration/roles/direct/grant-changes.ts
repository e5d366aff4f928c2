import type { RoleGrant } from '#shared/contracts';

/** What has to be added to grants, and taken away from them, so that they become others. */
export function findGrantChanges(
  before: readonly RoleGrant[],
  after: readonly RoleGrant[],
): { add: RoleGrant[]; remove: RoleGrant[] } {
  return { add: without(after, before), remove: without(before, after) };
}

function without(grants: readonly RoleGrant[], others: readonly RoleGrant[]): RoleGrant[] {
  return grants.filter(
    (grant) =>
      !others.some(({ appCode, nodeCode }) => appCode === grant.appCode && nodeCode === grant.nodeCode),
  );
}
