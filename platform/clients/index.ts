/** Registered clients: what they are, who may use them, their secrets and their log. */
export type { Client, NewClient } from './client.ts';
export { type ClientBar, findClientBar } from './client-access.ts';
export { type ClientEventFilter, countClientEvents, listClientEvents } from './client-event-listing.ts';
export { type ClientEvent, writeClientEvent } from './client-events.ts';
export { type ClientFilter, createClientListing, type ListedClient } from './client-listing.ts';
export { clientLogoPath } from './client-logo-path.ts';
export { createClientSecrets } from './client-secrets.ts';
export { type ClientChange, createClientStore } from './client-store.ts';
export { createProgramGrants, type ProgramGrant } from './program-grants.ts';
export {
  isProgramScope,
  type ProgramScope,
  programScopeNames,
  programScopeTexts,
} from './program-scopes.ts';
export { findPublicClientOrigins } from './public-client-origins.ts';
export {
  formTargetsOf,
  isNativeClient,
  isRedirectUriOf,
  isRegistrableUri,
  originsOf,
} from './redirect-uri.ts';
export { isScopeName, type ScopeName, scopeNames, scopeTexts } from './scopes.ts';
