/** Fetches what signing out needs, which no page needs before somebody is signed in. */
export function loadSignOut() {
  return import(/* webpackChunkName: "account-session" */ './end-session.ts');
}

/**
 * Ends the session here and in the other tabs, clears what the browser kept of the user, and leaves (C06,
 * C07). Asks first when a form holds unsaved work.
 * @throws RequestError when the server cannot be reached: the user is still signed in
 */
export async function signOut(): Promise<void> {
  return (await loadSignOut()).endSession();
}
