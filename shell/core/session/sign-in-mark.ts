/** Item of the browser's session: when somebody signed in on this page, epoch milliseconds of this computer. */
export const signInMark = 'portal-signed-in-at';

/** Notes for the next page that somebody has just signed in: that page may be a new document. */
export function markSignIn(): void {
  try {
    sessionStorage.setItem(signInMark, String(Date.now()));
  } catch {
    // Without storage only a page that stays says so.
  }
}
