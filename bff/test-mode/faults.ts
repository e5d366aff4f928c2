import type { IncomingHttpHeaders } from 'node:http';
import type { RequestContext } from '#bff/http';

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

const cookiePattern = /(?:^|;\s*)demo-fault=([\w,.-]+)/;

/** The faults that a request names, in the header or, as scripts of a page send none, in the cookie; comma-separated. */
export const findFaultNames = (headers: IncomingHttpHeaders): string | undefined => {
  const header = headers['x-demo-fault'];
  return (typeof header === 'string' ? header : undefined) ?? cookiePattern.exec(headers.cookie ?? '')?.[1];
};

/** Whether the request asks for this fault. */
export const hasFault = ({ fault }: Pick<RequestContext, 'fault'>, name: Fault): boolean =>
  fault?.split(',').some((part) => part.trim() === name) ?? false;
