import { oauthLogout, pagePaths } from '#shared/contracts';
import { findLogoutHook } from '#shared/host-app';
import { clearUserItems, isSharedDevice } from '#shared/stored-items';
import { isRequestError, request } from '../request/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';
import { findContainer } from './container.ts';
import { tellSignedOut } from './tabs.ts';

/** The server has said something: the session there is over, or was over already. */
const hasAnswered = (error: unknown): boolean =>
  isRequestError(error) && (error.kind === 'body' || error.status === 401);

/** The desktop client closes its window; where it stays open, the app around the portal, or the login page, is next. */
const leave = (): void => {
  if (findContainer() === 'desktop-client') window.close();
  const goOn = findLogoutHook() ?? (() => location.assign(pagePaths.login));
  goOn();
};

/**
 * Ends the session here and in the other tabs, clears what the browser kept of the user, and leaves (specification 0§4,
 * 1§4). Asks first when a form holds unsaved work.
 * @throws RequestError when the server cannot be reached: the user is still signed in
 */
export const endSession = async (): Promise<void> => {
  if (!(await confirmLeaving())) return;
  try {
    await request(oauthLogout, {}, { timeout: 30_000 });
  } catch (error) {
    if (!hasAnswered(error)) throw error;
  }
  clearUserItems({ isProduction: process.env.NODE_ENV === 'production', isShared: isSharedDevice() });
  tellSignedOut();
  leave();
};
