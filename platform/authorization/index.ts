/** The OpenID provider: other programs sign users in through the portal. */
export { createEgressFetch } from './egress.ts';
export { endAuthorizationsOfAccount } from './end-authorizations.ts';
export { issuerOf, mountPath } from './in-process.ts';
export { invitationIdOf, withdrawInvitation } from './initial-access-tokens.ts';
export { housekeeping } from './lifetimes.ts';
export { type Authorization, type AuthorizationOptions, openAuthorization } from './open-authorization.ts';
export type { ProgramToken } from './program-tokens.ts';
export { createSigningKeys } from './signing-keys.ts';
