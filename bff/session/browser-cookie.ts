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
export const createBrowserCookie = (options: BrowserCookieOptions): BrowserCookie => {
  const { sameSite, pattern, isInsecure = false } = options;
  const name = isInsecure ? options.name : `__Host-${options.name}`;
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isInsecure ? '' : '; Secure'}`;
  const prefix = `${name}=`;
  return {
    name,
    find: (header) => {
      if (header === undefined) return undefined;
      const value = findCookieValue(header, prefix);
      return value !== undefined && pattern.test(value) ? value : undefined;
    },
    formatSet: (value, maxAge) =>
      `${prefix}${value}; ${maxAge === undefined ? '' : `Max-Age=${maxAge}; `}${attributes}`,
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
