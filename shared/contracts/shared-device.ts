/**
 * The cookie, name and value, of a computer that several people use. Script may read and write it: it is a choice, not a
 * secret. The server ends sessions of such computers sooner.
 */
export const sharedDevicePair = 'portal-device=shared';

/** Cookie of a browser that has just signed out: sign-in pages that open by then say so, in the other tabs as well. */
export const signedOutPair = 'portal-signed-out=1';
/** How long that is news, and the word stands on the page. */
export const signedOutSeconds = 8;
