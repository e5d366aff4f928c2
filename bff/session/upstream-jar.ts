import { Cookie, CookieJar } from 'tough-cookie';
import type { Clock } from './clock.ts';
import { createJarHeaders } from './jar-headers.ts';
import { createJarTokens, defaultTokenCookies, type TokenCookieNames } from './jar-tokens.ts';
import { isRelayedCookie } from './relayed-cookies.ts';

/** The upstream's cookies of one visitor. Cheap to ask: the header is cached until a cookie changes or expires. */
export interface UpstreamJar {
  /** The `Cookie` header for a path, or undefined. */
  cookieHeaderFor(pathname: string): string | undefined;
  /** Takes the `Set-Cookie` lines of an answer to `pathname`; not the unreadable ones, nor those that are the browser's. */
  store(setCookies: readonly string[], pathname: string): void;
  /** Whether the access cookie is past its end, or will be within `marginMs`, while a refresh cookie is there. */
  needsRefresh(marginMs: number): boolean;
  hasRefreshToken(): boolean;
  /** The refresh token itself, live or not. */
  findRefreshToken(): string | undefined;
  /** Whether somebody is signed in, as far as this side knows. */
  hasTokens(): boolean;
  /** Forgets access and refresh cookies: the upstream refused to renew them. */
  dropTokens(): void;
  serialize(): string;
}

const jarOptions = { rejectPublicSuffixes: false, allowSpecialUseDomain: true };

/**
 * @param origin the upstream's origin
 * @param serialized what `serialize` gave earlier
 * @throws Error when `serialized` is not readable
 */
export function createUpstreamJar(
  origin: string,
  clock: Clock,
  serialized?: string,
  names: TokenCookieNames = defaultTokenCookies,
): UpstreamJar {
  // Between two servers of one house every link counts as secure, so Secure cookies work over plain HTTP too.
  const base = `https://${new URL(origin).hostname}`;
  const jar = serialized ? CookieJar.deserializeSync(serialized) : new CookieJar(undefined, jarOptions);
  // Expiry is judged here, by the injected clock; tough-cookie would take the system's.
  const cookiesFor = (pathname: string): Cookie[] =>
    jar.getCookiesSync(base + pathname, { expire: false, sort: true });
  const allCookies = (): Cookie[] => jar.getCookiesSync(`${base}/`, { expire: false, allPaths: true });
  const headers = createJarHeaders({ cookiesFor, allCookies, clock });
  const tokens = createJarTokens({ cookiesFor, clock, names });
  const forgetCaches = (): void => {
    headers.forget();
    tokens.forget();
  };

  return {
    cookieHeaderFor: headers.headerFor,
    store: (setCookies, pathname) => {
      const now = clock();
      for (const line of setCookies) {
        const cookie = Cookie.parse(line);
        if (!cookie || isRelayedCookie(cookie.key)) continue;
        if (typeof cookie.maxAge === 'number') cookie.expires = new Date(now + cookie.maxAge * 1000);
        cookie.maxAge = null;
        jar.setCookieSync(cookie, base + pathname, { now: new Date(now), ignoreError: true });
      }
      forgetCaches();
    },
    needsRefresh: tokens.needsRefresh,
    hasRefreshToken: tokens.hasRefreshToken,
    findRefreshToken: tokens.findRefreshToken,
    hasTokens: tokens.hasTokens,
    dropTokens: () => {
      for (const cookie of allCookies()) {
        if (cookie.key !== names.access && cookie.key !== names.refresh) continue;
        jar.store.removeCookie(cookie.domain, cookie.path, cookie.key);
      }
      forgetCaches();
    },
    serialize: () => JSON.stringify(jar.serializeSync()),
  };
}

/** Whether one of the lines sets the named cookie to a value (and does not just delete it). */
export function isSettingCookie(setCookies: readonly string[], name: string): boolean {
  return setCookies.some((line) => {
    const cookie = Cookie.parse(line);
    return cookie?.key === name && cookie.value !== '' && cookie.maxAge !== 0;
  });
}
