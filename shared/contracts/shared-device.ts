/**
 * The cookie, name and value, of a computer that several people use. Script may read and write it: it is a choice, not a
 * secret. The server ends sessions of such computers sooner.
 */
export const sharedDevicePair = 'portal-device=shared';
