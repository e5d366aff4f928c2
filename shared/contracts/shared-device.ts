/**
 * The cookie, name and value, of a computer that several people use. Script may read and write it: it is a choice, not a
 * secret. The server ends sessions of such computers sooner.
 */
export const sharedDevicePair = 'portal-device=shared';

/** Cookie of a browser that has just signed out. All tabs leave at once, and each sign-in page says so: none takes the word from another. */
export const signedOutPair = 'portal-signed-out=1';
/** The cookie lives, and the word stands on the page, for this long. */
export const signedOutSeconds = 8;
