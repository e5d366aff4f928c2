import { findLogoutHook } from '#shared/host-app';
import { findItem, isRemembered, itemNames } from '#shared/stored-items';

/**
 * Whether a step of the page's own may apply, so that everybody else is spared their download. An address that says why
 * it was opened ends all of them: what has just failed would fail again.
 */
export function mayRunSteps(search: string, userAgent: string = navigator.userAgent): boolean {
  return (
    !new URLSearchParams(search).has('reason') &&
    (isRemembered() ||
      /MicroMessenger|wxwork/i.test(userAgent) ||
      Boolean(findItem(itemNames.clientId) || findLogoutHook()))
  );
}
