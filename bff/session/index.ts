/** Sessions of visitors: who they are to the BFF, where they are kept, and the upstream's cookies they own. */
export { type BrowserCookie, createBrowserCookie } from './browser-cookie.ts';
export { defaultTokenCookies, type TokenCookieNames } from './jar-tokens.ts';
export { openRedisStores, type RedisStoresOptions } from './redis-stores.ts';
export { type CookieRelay, createCookieRelay, isRelayedCookie } from './relayed-cookies.ts';
export type { RefreshResult, Session, SessionOverride } from './session.ts';
export { createSessionCookie, type SessionCookie } from './session-cookie.ts';
export { createSessionStep } from './session-step.ts';
export type {
  BffStores,
  DocumentStore,
  LockStore,
  ReplicaStore,
  SessionRecord,
  SessionStore,
} from './session-store.ts';
export { createSessions, type SessionEnds, type Sessions, type SessionsOptions } from './sessions.ts';
export { formatSharedDevice, isSharedDevice } from './shared-device.ts';
export { openSqliteStores } from './sqlite-stores.ts';
export { isSettingCookie, type UpstreamJar } from './upstream-jar.ts';
