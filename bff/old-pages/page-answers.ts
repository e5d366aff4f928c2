import type { RequestContext } from '#bff/http';
import { findPagePrefix } from '#shared/app-access';
import type { PageUpstream } from './page-upstream.ts';

/** Headers of a page server's answer: names in lower case. */
export type PageAnswerHeaders = Record<string, string | string[] | undefined>;

/** What the browser gets of them. Cookies are left out: they would stand beside the portal's own, and never come back. */
const passedOn: readonly string[] = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'vary',
];

/**
 * Old pages have scripts and styles inside, and libraries that evaluate text. They load nothing from elsewhere, and only the
 * portal may frame them.
 */
const policy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";

/** The flat list of headers of an answer. */
export function pageAnswerHeaders(
  headers: PageAnswerHeaders,
  { id }: Pick<RequestContext, 'id'>,
  location: string | undefined,
): string[] {
  const list = passedOn.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [name, String(value)];
  });
  if (headers['cache-control'] === undefined) list.push('cache-control', 'no-store');
  if (location !== undefined) list.push('location', location);
  list.push('x-request-id', id, 'content-security-policy', policy, 'x-frame-options', 'SAMEORIGIN');
  return list;
}

/** Where a redirect of a page server leads within its prefix; `outside` where it leaves it, undefined where there is none. */
export function findPageLocation(
  { location }: PageAnswerHeaders,
  requested: string,
  { origin, prefix }: PageUpstream,
): { path: string | undefined } | 'outside' {
  if (location === undefined) return { path: undefined };
  const base = origin + requested;
  if (!URL.canParse(String(location), base)) return 'outside';
  const target = new URL(String(location), base);
  if (target.origin !== origin || !findPagePrefix(target.pathname, [prefix])) return 'outside';
  return { path: target.pathname + target.search + target.hash };
}
