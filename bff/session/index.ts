/** Sessions of visitors: who they are to the BFF, where they are kept, and the upstream's cookies they own. */
export type { RefreshResult, Session } from './session.ts';
export {
  createUpstreamJar,
  defaultTokenCookies,
  isSettingCookie,
  type TokenCookieNames,
  type UpstreamJar,
} from './upstream-jar.ts';
