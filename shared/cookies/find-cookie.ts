/**
 * The value of a cookie in a `Cookie` header, as it stands there. Of two cookies with one name the first counts: browsers and jars
 * send the narrower path first. Reads no other cookie: the header of every request passes here (ADR 92).
 */
export function findCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  const prefix = `${name}=`;
  let at = header.indexOf(prefix);
  while (at > 0 && !isBoundary(header, at)) at = header.indexOf(prefix, at + 1);
  if (at < 0) return undefined;
  const start = at + prefix.length;
  const end = header.indexOf(';', start);
  return (end < 0 ? header.slice(start) : header.slice(start, end)).trim();
}

/** Whether a cookie has this value. @param pair such as `name=value` */
export function hasCookie(header: string | undefined, pair: string): boolean {
  const at = pair.indexOf('=');
  return findCookie(header, pair.slice(0, at)) === pair.slice(at + 1);
}

/** Whether a cookie's name starts here: only spaces between this place and the `;` before it. */
function isBoundary(header: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && header[before] === ' ') before--;
  return before < 0 || header[before] === ';';
}
