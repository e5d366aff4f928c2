import { findCookie } from '#shared/cookies';

/** A cookie to set; `maxAge` in seconds, 0 removes it. */
export interface CookieChange {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAge: number;
}

/** The cookies of a request, by their names. */
export type Cookies = Pick<ReadonlyMap<string, string>, 'get'>;

/** Reads a Cookie header, each cookie when it is asked for. */
export function parseCookies(header: string | undefined): Cookies {
  return { get: (name) => findCookie(header, name) };
}

const access = { name: 'sy_access', path: '/' } as const;
const refresh = { name: 'sy_refresh', path: '/api/uaa/oauth' } as const;

export function findAccessToken(cookies: Cookies): string | undefined {
  return cookies.get(access.name);
}

export function findRefreshToken(cookies: Cookies): string | undefined {
  return cookies.get(refresh.name);
}

/** The pair that identifies a session; lifetimes in seconds. They travel between platform and BFF only. */
export function identityCookies(
  accessToken: string,
  refreshToken: string,
  lifetimes: { access: number; refresh: number },
): CookieChange[] {
  return [
    { ...access, value: accessToken, maxAge: lifetimes.access },
    { ...refresh, value: refreshToken, maxAge: lifetimes.refresh },
  ];
}

export const clearedIdentityCookies: readonly CookieChange[] = [
  { ...access, value: '', maxAge: 0 },
  { ...refresh, value: '', maxAge: 0 },
];
