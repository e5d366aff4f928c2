import type { IncomingHttpHeaders } from 'node:http';
import type { RequestContext } from '#bff/http';
import { findCookie } from '#shared/cookies';

/** Everything that can be made to go wrong on request. */
export const faults = [
  'slow-10s',
  'html-block-page',
  '413-over-1m',
  '401-body',
  '401-once',
  'refresh-fails',
  'remote-404',
  'remote-hang',
  'chunk-404',
  'manifest-old',
  'boot-missing',
  'sse-mute',
] as const;
export type Fault = (typeof faults)[number];

/** The faults that a request names, in the header or, as scripts of a page send none, in the cookie; comma-separated. */
export function findFaultNames(headers: IncomingHttpHeaders): string | undefined {
  const header = headers['x-demo-fault'];
  return (typeof header === 'string' ? header : undefined) ?? findCookie(headers.cookie, 'demo-fault');
}

/** Whether the request asks for this fault. */
export function hasFault({ fault }: Pick<RequestContext, 'fault'>, name: Fault): boolean {
  return fault?.split(',').some((part) => part.trim() === name) ?? false;
}
