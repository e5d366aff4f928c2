import { apiSecurityHeaders, type RequestContext } from '#bff/http';
import { isMachineCall } from './call-kinds.ts';
import { hopByHop, namesInConnection } from './hop-by-hop.ts';

/** Headers of an upstream answer as undici reads them: names in lower case. */
export type AnswerHeaders = Record<string, string | string[] | undefined>;

/** About the server behind, or rules that only the portal itself may set for its origin. */
const withheld: readonly string[] = [
  'server',
  'x-powered-by',
  'x-aspnet-version',
  'alt-svc',
  'clear-site-data',
  'nel',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'set-cookie2',
  'strict-transport-security',
];

/** Makes the headers of an upstream answer those of ours, in place. `set-cookie` must have been read before. */
export const createResponseHeaders =
  (upstreamOrigin: string) =>
  (headers: AnswerHeaders, ctx: RequestContext): void => {
    const listed = namesInConnection(textOf(headers.connection));
    if (listed) for (const name of listed) delete headers[name];
    for (const name of hopByHop) if (name in headers) delete headers[name];
    for (const name of withheld) if (name in headers) delete headers[name];
    if ('access-control-allow-origin' in headers && !isMachineCall(ctx.pathname)) dropCors(headers);
    const location = textOf(headers.location);
    if (location?.startsWith(`${upstreamOrigin}/`)) headers.location = location.slice(upstreamOrigin.length);

    headers['x-request-id'] = ctx.id;
    // A browser must not keep an answer for the next pupil at the same computer unless the service says it may.
    headers['cache-control'] ??= 'no-store';
    for (const [name, value] of apiSecurityHeaders) {
      if (name !== policy || !(policy in headers)) headers[name] = value;
    }
  };

const policy = 'content-security-policy';

/** The portal is one origin; what a service allows others would count for the visitors' sessions. */
const dropCors = (headers: AnswerHeaders): void => {
  for (const name of Object.keys(headers)) if (name.startsWith('access-control-')) delete headers[name];
};

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;
