/** A cookie to set; `maxAge` in seconds, 0 removes it. */
export interface CookieChange {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAge: number;
}

export type Cookies = ReadonlyMap<string, string>;

/** Reads a Cookie header. Of two cookies with one name the first counts: browsers and jars send the narrower path first. */
export const parseCookies = (header: string | undefined): Cookies => {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
};

const access = { name: 'sy_access', path: '/' } as const;
const refresh = { name: 'sy_refresh', path: '/api/uaa/oauth' } as const;

export const findAccessToken = (cookies: Cookies): string | undefined => cookies.get(access.name);
export const findRefreshToken = (cookies: Cookies): string | undefined => cookies.get(refresh.name);

/** The pair that identifies a session; lifetimes in seconds. They travel between platform and BFF only. */
export const identityCookies = (
  accessToken: string,
  refreshToken: string,
  lifetimes: { access: number; refresh: number },
): CookieChange[] => [
  { ...access, value: accessToken, maxAge: lifetimes.access },
  { ...refresh, value: refreshToken, maxAge: lifetimes.refresh },
];

export const clearedIdentityCookies: readonly CookieChange[] = [
  { ...access, value: '', maxAge: 0 },
  { ...refresh, value: '', maxAge: 0 },
];
