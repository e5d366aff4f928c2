import { apiSecurityHeaders, type RequestContext } from '#bff/http';
import { buildHeader, handedFileHeader } from '#shared/contracts';
import { hopByHop, namesInConnection } from './hop-by-hop.ts';

/** Headers of an upstream answer as undici reads them: names in lower case. */
export type AnswerHeaders = Record<string, string | string[] | undefined>;

/** About the connection or the server behind, or rules that only the portal itself may set for its origin. */
const withheld: ReadonlySet<string> = new Set([
  ...hopByHop,
  'server',
  'x-powered-by',
  'x-aspnet-version',
  'x-request-id',
  buildHeader,
  handedFileHeader,
  'alt-svc',
  'clear-site-data',
  'nel',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'set-cookie2',
  'strict-transport-security',
]);

const policyName = 'content-security-policy';
const ownNames: ReadonlySet<string> = new Set(
  apiSecurityHeaders.map(([name]) => name).filter((name) => name !== policyName),
);

/**
 * Builds what the browser gets of an upstream answer's headers, as a flat list of names and values.
 * @param findBuild the browser code that is deployed now
 */
export function createResponseHeadersOf(upstreamOrigin: string, findBuild: () => string | undefined) {
  return (headers: AnswerHeaders, ctx: RequestContext): string[] => {
    const listed = namesInConnection(textOf(headers.connection));
    const list = ['x-request-id', ctx.id];
    const build = findBuild();
    if (build !== undefined) list.push(buildHeader, build);
    for (const name in headers) {
      if (withheld.has(name) || ownNames.has(name) || listed?.has(name)) continue;
      // The portal is one origin; what a service allows others would count for the visitors' sessions.
      if (name.startsWith('access-control-') && ctx.call.caller !== 'machine') continue;
      const value = headers[name];
      if (value === undefined) continue;
      if (Array.isArray(value)) for (const each of value) list.push(name, each);
      else list.push(name, name === 'location' ? withoutOrigin(value, upstreamOrigin) : value);
    }
    // A browser must not keep an answer for the next pupil at the same computer unless the service says it may.
    if (headers['cache-control'] === undefined) list.push('cache-control', 'no-store');
    for (const [name, value] of apiSecurityHeaders) {
      if (name !== policyName || headers[policyName] === undefined) list.push(name, value);
    }
    return list;
  };
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value;
}

function withoutOrigin(location: string, origin: string): string {
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}
