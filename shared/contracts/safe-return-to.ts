// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what browsers strip and attackers use
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * The path, query and hash of a return address that stays on the portal, or undefined (D-08). Accepts a path
 * that starts with a single `/` or a full address on the portal's own origin; everything is parsed again, and what
 * the parse says is what counts.
 *
 * @param candidate the untrusted address, already percent-decoded once by the query parser
 * @param origin the pinned public origin, such as `https://portal.example`
 */
export function findSafeReturnTo(candidate: string | null | undefined, origin: string): string | undefined {
  if (!candidate || candidate.length > 2048 || forbidden.test(candidate)) return undefined;
  const isPath = candidate.startsWith('/') && !candidate.startsWith('//');
  if (!isPath && !candidate.startsWith(`${origin}/`)) return undefined;
  let parsed: URL;
  try {
    parsed = new URL(candidate, origin);
  } catch {
    return undefined;
  }
  if (parsed.origin !== origin || parsed.username || parsed.password) return undefined;
  const path = parsed.pathname;
  if (path.startsWith('//') || /%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i.test(path)) return undefined;
  return `${path}${parsed.search}${parsed.hash}`;
}
