import { oauthLogout, pagePaths } from '#shared/contracts';
import { isRequestError, request } from '../request/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';
import { tellSignedOut } from './tabs.ts';

/** The server has said something: the session there is over, or was over already. */
const hasAnswered = (error: unknown): boolean =>
  isRequestError(error) && (error.kind === 'body' || error.status === 401);

/**
 * Ends the session here and in the other tabs, and moves to the login page with a full load. Asks first when a form
 * holds unsaved work.
 * @throws RequestError when the server cannot be reached: the user is still signed in
 */
export const signOut = async (): Promise<void> => {
  if (!(await confirmLeaving())) return;
  try {
    await request(oauthLogout, {}, { timeout: 30_000 });
  } catch (error) {
    if (!hasAnswered(error)) throw error;
  }
  tellSignedOut();
  location.assign(pagePaths.login);
};
