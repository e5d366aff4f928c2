import { oauthLogout, pagePaths, signedOutPair, signedOutSeconds } from '#shared/contracts';
import { findLogoutHook } from '#shared/host-app';
import { clearUserItems, isSharedDevice } from '#shared/stored-items';
import { getBootData } from '../boot/index.ts';
import { isRequestError, request } from '../request/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';
import { findContainer } from './container.ts';
import { sessionEnd } from './session-end.ts';
import { postSignedOut } from './tabs.ts';

/**
 * Ends the session here and in the other tabs, clears what the browser kept of the user, and leaves (C06,
 * C07). Asks first when a form holds unsaved work.
 * @throws RequestError when the server cannot be reached: the user is still signed in
 */
export async function endSession(): Promise<void> {
  if (!(await confirmLeaving())) return;
  try {
    await request(oauthLogout, {}, { timeout: 30_000 });
  } catch (error) {
    if (!hasAnswered(error)) throw error;
  }
  clearUserItems({ isProduction: !getBootData().homeRules.isDevelopment, isShared: isSharedDevice() });
  dispatchEvent(new Event(sessionEnd));
  keepForNextPage();
  postSignedOut();
  leave();
}

/** The server has said something: the session there is over, or was over already. */
function hasAnswered(error: unknown): boolean {
  return isRequestError(error) && (error.kind === 'body' || error.status === 401);
}

/** The sign-in pages of all tabs say that it worked. The child that was chosen was one of this session. */
function keepForNextPage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = `${signedOutPair}; Path=${pagePaths.login}; SameSite=Lax; Max-Age=${signedOutSeconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'portal-child=; Path=/; Max-Age=0';
}

/** The desktop client closes its window; where it stays open, the app around the portal, or the login page, is next. */
function leave(): void {
  if (findContainer() === 'desktop-client') window.close();
  const goOn = findLogoutHook() ?? (() => location.assign(pagePaths.login));
  goOn();
}
