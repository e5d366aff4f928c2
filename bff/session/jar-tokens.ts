import type { Cookie } from 'tough-cookie';
import { oauthMe, oauthRefresh } from '#shared/contracts';
import type { Clock } from './clock.ts';

/** Names of the upstream's token cookies, which decide about refreshing and signing in. */
export interface TokenCookieNames {
  readonly access: string;
  readonly refresh: string;
}

export const defaultTokenCookies: TokenCookieNames = { access: 'sy_access', refresh: 'sy_refresh' };

export interface JarTokensOptions {
  readonly cookiesFor: (pathname: string) => Cookie[];
  readonly clock: Clock;
  readonly names: TokenCookieNames;
}

/** The one path that the refresh cookie must match. */
const refreshPath = oauthRefresh.path;

/** A call that needs the access token: the cookie must match this path, whatever its own path is. */
const accessPath = oauthMe.path;

/** The token cookies of a jar. Asked for each request, so they are read only after the cookies changed. */
export function createJarTokens({ cookiesFor, clock, names }: JarTokensOptions) {
  let ends: { readonly access: number; readonly refresh: number } | undefined;

  const endOf = (pathname: string, name: string, absent: number): number => {
    const cookie = cookiesFor(pathname).find(({ key }) => key === name);
    return cookie ? expiryOf(cookie) : absent;
  };
  const tokenEnds = () => {
    ends ??= {
      // Who never had an access cookie has none to renew.
      access: endOf(accessPath, names.access, Number.POSITIVE_INFINITY),
      refresh: endOf(refreshPath, names.refresh, 0),
    };
    return ends;
  };
  const hasRefreshToken = (): boolean => tokenEnds().refresh > clock();

  return {
    needsRefresh: (marginMs: number): boolean =>
      tokenEnds().access <= clock() + marginMs && hasRefreshToken(),
    hasRefreshToken,
    findRefreshToken: () => cookiesFor(refreshPath).find(({ key }) => key === names.refresh)?.value,
    hasTokens: (): boolean => hasRefreshToken() || endOf(accessPath, names.access, 0) > clock(),
    forget: (): void => {
      ends = undefined;
    },
  };
}

export function expiryOf({ expires }: Cookie): number {
  return expires instanceof Date ? expires.getTime() : Number.POSITIVE_INFINITY;
}
