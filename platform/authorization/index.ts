/** The OpenID provider: other programs sign users in through the portal. */
export { mountPath } from './in-process.ts';
export { type Authorization, type AuthorizationOptions, openAuthorization } from './open-authorization.ts';
