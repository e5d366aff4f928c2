import { hash, randomBytes } from 'node:crypto';

/** 32 random bytes, base64url. */
const idPattern = /^[A-Za-z0-9_-]{43}$/;

export const createSessionId = (): string => randomBytes(32).toString('base64url');

/** The name under which stores know a session id. */
export const keyOfSessionId = (id: string): string => hash('sha256', id, 'base64url');

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
export const createSessionCookie = ({ isInsecure = false } = {}): SessionCookie => {
  const name = isInsecure ? 'sid' : '__Host-sid';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isInsecure ? '' : '; Secure'}`;
  const prefix = `${name}=`;
  return {
    name,
    findId: (header) => {
      if (header === undefined) return undefined;
      const value = findCookieValue(header, prefix);
      return value !== undefined && idPattern.test(value) ? value : undefined;
    },
    formatSet: (id) => `${prefix}${id}; ${attributes}`,
    formatClear: () => `${prefix}; Max-Age=0; ${attributes}`,
  };
};

const findCookieValue = (header: string, prefix: string): string | undefined => {
  let at = header.indexOf(prefix);
  while (at > 0 && !isBoundary(header, at)) at = header.indexOf(prefix, at + 1);
  if (at < 0) return undefined;
  const start = at + prefix.length;
  const end = header.indexOf(';', start);
  return (end < 0 ? header.slice(start) : header.slice(start, end)).trim();
};

/** Whether a cookie's name starts here: only spaces between this place and the `;` before it. */
const isBoundary = (header: string, at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && header[before] === ' ') before--;
  return before < 0 || header[before] === ';';
};
