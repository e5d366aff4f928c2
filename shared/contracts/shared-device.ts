/**
 * The cookie, name and value, of a computer that several people use. Script may read and write it: it is a choice, not a
 * secret. The server ends sessions of such computers sooner.
 */
export const sharedDevicePair = 'portal-device=shared';

/** Cookie of a browser that has just signed out: the sign-in page says so once. */
export const signedOutPair = 'portal-signed-out=1';
