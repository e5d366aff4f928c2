/** The OpenID provider: other programs sign users in through the portal. */
export { createEgressCheck } from './egress.ts';
export { mountPath } from './in-process.ts';
export { invitationIdOf, withdrawInvitation } from './initial-access-tokens.ts';
export { type Authorization, type AuthorizationOptions, openAuthorization } from './open-authorization.ts';
export { createSigningKeys } from './signing-keys.ts';
