import { isRequestError } from 'shell/request';
import { findLogoutHook } from '#shared/host-app';
import { clearLoginFlags, findItem, hasLoggedOut, itemNames } from '#shared/stored-items';
import { signInRemembered } from './sign-in-remembered.ts';
import type { WayIn } from './way-in.ts';

/** How long the app around the portal waits at least before it takes over (B08). */
const fallBackMs = 1_000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The client id of this device, unless its user has signed out here. */
function findClientId(): string | undefined {
  return hasLoggedOut() ? undefined : findItem(itemNames.clientId);
}

async function trySignIn(clientId: string | undefined, signal: AbortSignal): Promise<boolean> {
  if (!clientId) return false;
  try {
    await signInRemembered(signal, clientId);
    clearLoginFlags();
    return true;
  } catch (error) {
    // Somebody types already. Anything else is the next step's chance.
    if (isRequestError(error) && error.kind === 'aborted') throw error;
    return false;
  }
}

/** Step 2: an app on a phone signs in by its client id; where that fails, the app itself is called. */
export const clientId: WayIn = {
  name: 'client-id',
  applies: () => findClientId() !== undefined || findLogoutHook() !== undefined,
  run: async ({ signal }) => {
    const hook = findLogoutHook();
    const waited = wait(fallBackMs);
    if (await trySignIn(findClientId(), signal)) return 'signed-in';
    if (!hook) return undefined;
    await waited;
    if (signal.aborted) return undefined;
    hook();
    return 'left';
  },
};
