import type { CookieChange, Cookies } from '#platform/http';
import { createToken, hashToken } from '#platform/identity';

/** How long a third-party sign-in may take, in milliseconds. */
export const transactionLifetime = 10 * 60 * 1000;

const name = 'sy_social';
const path = '/api/uaa/social';
const pattern = /^[\w-]{43}$/;

/** What ties a sign-in to the browser that began it; undefined in a browser that began none. */
export function findBrowserKey(cookies: Cookies): string | undefined {
  const key = cookies.get(name) ?? '';
  return pattern.test(key) ? key : undefined;
}

/** The browser's key, new where it has none, and the cookie that keeps it while a sign-in may come back. */
export function keepBrowserKey(cookies: Cookies): { key: string; hash: string; cookie: CookieChange } {
  const key = findBrowserKey(cookies) ?? createToken();
  const cookie = { name, path, value: key, maxAge: transactionLifetime / 1000 };
  return { key, hash: hashToken(key), cookie };
}
