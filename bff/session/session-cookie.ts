import { hash, randomBytes } from 'node:crypto';
import { createBrowserCookie } from './browser-cookie.ts';

/** 32 random bytes, base64url. */
const idPattern = /^[A-Za-z0-9_-]{43}$/;

export function createSessionId(): string {
  return randomBytes(32).toString('base64url');
}

/** The name under which stores know a session id. */
export function keyOfSessionId(id: string): string {
  return hash('sha256', id, 'base64url');
}

/** How the session id travels to and from the browser. */
export interface SessionCookie {
  readonly name: string;
  /** The id in a `Cookie` header: of the first cookie with exactly our name, and only if it is well formed. */
  findId(header: string | undefined): string | undefined;
  /** The `Set-Cookie` line that gives the id; it ends with the browser, the server knows the real end. */
  formatSet(id: string): string;
  formatClear(): string;
}

/**
 * @param options.isInsecure plain HTTP beyond loopback (`ALLOW_INSECURE_HTTP`): neither `Secure` nor the `__Host-`
 * prefix can work there
 */
export function createSessionCookie({ isInsecure = false } = {}): SessionCookie {
  const cookie = createBrowserCookie({ name: 'sid', sameSite: 'Lax', pattern: idPattern, isInsecure });
  return {
    name: cookie.name,
    findId: cookie.find,
    formatSet: (id) => cookie.formatSet(id),
    formatClear: cookie.formatClear,
  };
}
