/** Registered clients: what they are, who may use them, their secrets and their log. */
export type { Client, NewClient } from './client.ts';
export { type ClientBar, findClientBar } from './client-access.ts';
export { type ClientEvent, writeClientEvent } from './client-events.ts';
export { createClientSecrets } from './client-secrets.ts';
export { createClientStore } from './client-store.ts';
export { isRegistrableUri } from './redirect-uri.ts';
export { isScopeName, type ScopeName, scopeNames, scopeTexts } from './scopes.ts';
