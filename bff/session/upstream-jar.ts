import { Cookie, CookieJar } from 'tough-cookie';
import { oauthMe, oauthRefresh } from '#shared/contracts';
import type { Clock } from './clock.ts';
import { isRelayedCookie } from './relayed-cookies.ts';

/** Names of the upstream's token cookies, which decide about refreshing and signing in. */
export interface TokenCookieNames {
  readonly access: string;
  readonly refresh: string;
}

export const defaultTokenCookies: TokenCookieNames = { access: 'sy_access', refresh: 'sy_refresh' };

/** The one path that the refresh cookie must match. */
const refreshPath = oauthRefresh.path;

/** A call that needs the access token: the cookie must match this path, whatever its own path is. */
const accessPath = oauthMe.path;

/** With more distinct cookie paths than this the header is built anew for each request. */
const maxCachedPaths = 8;

interface CachedHeader {
  readonly value: string | undefined;
  readonly until: number;
}

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
export const createUpstreamJar = (
  origin: string,
  clock: Clock,
  serialized?: string,
  names: TokenCookieNames = defaultTokenCookies,
): UpstreamJar => {
  // Between two servers of one house every link counts as secure, so Secure cookies work over plain HTTP too.
  const base = `https://${new URL(origin).hostname}`;
  const jar = serialized ? CookieJar.deserializeSync(serialized) : new CookieJar(undefined, jarOptions);
  const headers = new Map<number, CachedHeader>();
  let paths: string[] | undefined;
  let ends: { readonly access: number; readonly refresh: number } | undefined;

  const expiryOf = (cookie: Cookie): number =>
    cookie.expires instanceof Date ? cookie.expires.getTime() : Number.POSITIVE_INFINITY;
  // Expiry is judged here, by the injected clock; tough-cookie would take the system's.
  const cookiesFor = (pathname: string): Cookie[] =>
    jar.getCookiesSync(base + pathname, { expire: false, sort: true });
  const allCookies = (): Cookie[] => jar.getCookiesSync(`${base}/`, { expire: false, allPaths: true });
  const isLive = (cookie: Cookie): boolean => expiryOf(cookie) > clock();
  const forgetCaches = (): void => {
    headers.clear();
    paths = undefined;
    ends = undefined;
  };
  const endOf = (pathname: string, name: string, absent: number): number => {
    const cookie = cookiesFor(pathname).find(({ key }) => key === name);
    return cookie ? expiryOf(cookie) : absent;
  };
  /** Asked for each request, so read from the cookies only after they changed. */
  const tokenEnds = () => {
    ends ??= {
      // Who never had an access cookie has none to renew.
      access: endOf(accessPath, names.access, Number.POSITIVE_INFINITY),
      refresh: endOf(refreshPath, names.refresh, 0),
    };
    return ends;
  };
  const hasRefreshToken = (): boolean => tokenEnds().refresh > clock();

  const buildHeader = (pathname: string): CachedHeader => {
    const live = cookiesFor(pathname).filter(isLive);
    return {
      value: live.length > 0 ? live.map((cookie) => cookie.cookieString()).join('; ') : undefined,
      until: Math.min(...live.map(expiryOf), Number.POSITIVE_INFINITY),
    };
  };

  /** Which of the jar's cookie paths a request path lies under, as bits; equal scopes get equal cookies. */
  const scopeOf = (pathname: string): number | undefined => {
    paths ??= [...new Set(allCookies().map((cookie) => cookie.path ?? '/'))];
    if (paths.length > maxCachedPaths) return undefined;
    let scope = 0;
    for (let i = 0; i < paths.length; i++) if (isUnder(pathname, paths[i] ?? '/')) scope |= 1 << i;
    return scope;
  };

  return {
    cookieHeaderFor: (pathname) => {
      const scope = scopeOf(pathname);
      if (scope === undefined) return buildHeader(pathname).value;
      const cached = headers.get(scope);
      if (cached && cached.until > clock()) return cached.value;
      const built = buildHeader(pathname);
      headers.set(scope, built);
      return built.value;
    },
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
    needsRefresh: (marginMs) => tokenEnds().access <= clock() + marginMs && hasRefreshToken(),
    hasRefreshToken,
    findRefreshToken: () => cookiesFor(refreshPath).find(({ key }) => key === names.refresh)?.value,
    hasTokens: () => hasRefreshToken() || endOf(accessPath, names.access, 0) > clock(),
    dropTokens: () => {
      for (const cookie of allCookies()) {
        if (cookie.key !== names.access && cookie.key !== names.refresh) continue;
        jar.store.removeCookie(cookie.domain, cookie.path, cookie.key);
      }
      forgetCaches();
    },
    serialize: () => JSON.stringify(jar.serializeSync()),
  };
};

/** RFC 6265 §5.1.4. */
const isUnder = (pathname: string, cookiePath: string): boolean =>
  pathname.startsWith(cookiePath) &&
  (cookiePath.endsWith('/') || pathname.length === cookiePath.length || pathname[cookiePath.length] === '/');

/** Whether one of the lines sets the named cookie to a value (and does not just delete it). */
export const isSettingCookie = (setCookies: readonly string[], name: string): boolean =>
  setCookies.some((line) => {
    const cookie = Cookie.parse(line);
    return cookie?.key === name && cookie.value !== '' && cookie.maxAge !== 0;
  });
