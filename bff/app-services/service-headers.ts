import type { IncomingMessage } from 'node:http';
import { apiSecurityHeaders, type RequestContext } from '#bff/http';
import { type AnswerHeaders, pushBrowserHeaders } from '#bff/proxy';

export type { AnswerHeaders };

/** Where in the portal somebody is does not concern the maker of an app. */
const kept: ReadonlySet<string> = new Set(['referer', 'origin']);

/** All that a service may say by headers: about its answer, and nothing about the origin or what stands before it. */
const passed = [
  'accept-ranges',
  'age',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
] as const;

/** As of every call, and stricter: what is shown as a document has no origin and runs nothing. */
const securityHeaders = apiSecurityHeaders.flatMap(([name, value]) =>
  name === 'content-security-policy' ? [name, `${value}; sandbox`] : [name, value],
);

/** What a service gets of a request: nothing of the browser's session, but a token of its own. */
export function requestHeadersOf(
  req: IncomingMessage,
  ctx: RequestContext,
  { hasBody, token, syHeaders }: { hasBody: boolean; token: string; syHeaders: string },
): string[] {
  const list: string[] = [];
  pushBrowserHeaders(list, req, { hasBody, withheld: kept });
  list.push('authorization', `Bearer ${token}`, 'sy-headers', syHeaders, 'x-request-id', ctx.id);
  return list;
}

/** What the browser gets of a service's headers, as a flat list of names and values. */
export function responseHeadersOf(headers: AnswerHeaders, ctx: RequestContext): string[] {
  const list = ['x-request-id', ctx.id];
  for (const name of passed) {
    const value = headers[name];
    if (value !== undefined) list.push(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // A browser must not keep an answer for the next pupil at the same computer unless the service says it may.
  if (headers['cache-control'] === undefined) list.push('cache-control', 'no-store');
  list.push(...securityHeaders);
  return list;
}
