import { type RoleGrant, wholeApp } from '#shared/contracts';

/** Whether a change of grants takes something away: a grant that is gone, and that no grant of its whole app covers. */
export function takesAway(before: readonly RoleGrant[], after: readonly RoleGrant[]): boolean {
  return before.some(
    ({ appCode, nodeCode }) =>
      !after.some((one) => one.appCode === appCode && [nodeCode, wholeApp].includes(one.nodeCode)),
  );
}
