import { findCookie } from '#shared/cookies';

/** A cookie that the portal gives to browsers, beside the session's. */
export interface BrowserCookie {
  readonly name: string;
  /** The value in a `Cookie` header: of the first cookie with exactly our name, and only if it is well formed. */
  find(header: string | undefined): string | undefined;
  /** @param maxAge seconds; without it the cookie ends with the browser */
  formatSet(value: string, maxAge?: number): string;
  formatClear(): string;
}

export interface BrowserCookieOptions {
  /** Without the `__Host-` prefix. */
  readonly name: string;
  readonly sameSite: 'Lax' | 'Strict';
  /** What a value must look like, from its first to its last character. */
  readonly pattern: RegExp;
  /** Plain HTTP beyond loopback: neither `Secure` nor the prefix can work there. */
  readonly isInsecure?: boolean | undefined;
}

/** Every cookie of ours is HttpOnly, for this host alone and, but for the named mode, Secure. */
export function createBrowserCookie(options: BrowserCookieOptions): BrowserCookie {
  const { sameSite, pattern, isInsecure = false } = options;
  const name = isInsecure ? options.name : `__Host-${options.name}`;
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isInsecure ? '' : '; Secure'}`;
  return {
    name,
    find: (header) => {
      const value = findCookie(header, name);
      return value !== undefined && pattern.test(value) ? value : undefined;
    },
    formatSet: (value, maxAge) =>
      `${name}=${value}; ${maxAge === undefined ? '' : `Max-Age=${maxAge}; `}${attributes}`,
    formatClear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
