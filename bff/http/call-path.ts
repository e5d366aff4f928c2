/**
 * A path as a lenient service reads it: lower case, without a slash at the end. For rules about single calls, which
 * another spelling must not get around.
 */
export const callPathOf = (pathname: string): string =>
  (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).toLowerCase();
