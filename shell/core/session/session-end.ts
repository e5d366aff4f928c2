/** What `endSession` says to the page when the user signs out. */
export const sessionEnd = 'portal-session-end';

/** Calls a listener when the user signs out, before the page is left. @returns ends it */
export function onSessionEnd(listener: () => void): () => void {
  addEventListener(sessionEnd, listener);
  return () => removeEventListener(sessionEnd, listener);
}
