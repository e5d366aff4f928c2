/**
 * A path as a lenient service reads it: lower case, without a slash at the end. For rules about single calls, which
 * another spelling must not get around.
 */
export function callPathOf(pathname: string): string {
  return (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).toLowerCase();
}
