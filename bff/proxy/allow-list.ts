import type { IncomingMessage } from 'node:http';
import type { RequestMeaning, Step } from '#bff/http';
import { DomainError, programFolders, providerMetadataPath } from '#shared/contracts';

/** Folders of the upstream with the portal's own calls. */
const portalPrefixes: readonly string[] = [
  '/api/uaa',
  '/api/base',
  '/api/storage',
  '/api/drive',
  '/api/sso',
  '/zuul/api/storage',
];

const programPrefixes = programFolders.map((folder) => folder.slice(0, -1));

/** The version call of a service (M06): `/api/{name}/nl/{name}_package_versions`. */
const versionCall = /^\/api\/[A-Za-z][\w.-]{0,63}\/nl\/[\w.-]{1,128}_package_versions$/;

const allowedMethods = new Set(['GET', 'HEAD', 'POST']);
/** Programs send these too (RFC 7644 §3.2); a school network between them and the portal is their own. */
const programMethods = new Set([...allowedMethods, 'PUT', 'PATCH', 'DELETE']);

/**
 * What a path may not hold: backslashes, empty and dot segments (also with a `;parameter`), their encoded and doubly
 * encoded forms, and anything that is not visible ASCII. A server behind us might read such a path differently.
 */
const escapes =
  /[\\#;]|\/\/|\/\.{1,2}(?:\/|$)|%(?:25)*(?:2e|2f|5c|3b|0[0-9a-f]|1[0-9a-f]|7f)|%(?![0-9a-f]{2})|[^\x21-\x7e]/i;

/** Encoded letters, digits, `-`, `_`, `~`: no browser writes them, they only hide the name of a call from its rules. */
const hiddenNames = /%(?:3[0-9]|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/i;

/**
 * Lets through only the map of the upstream: known folders, plain paths, GET and POST. Everything else does not exist for
 * browsers.
 * @param apiPrefixes folders of the deployment's own services, beside the portal's. Default none
 */
export function createAllowList(apiPrefixes: readonly string[] = []): Step {
  const prefixes = [...portalPrefixes, ...programPrefixes, ...apiPrefixes];
  return (req, _res, ctx, next) => {
    const { pathname, call } = ctx;
    if (escapes.test(pathname) || hiddenNames.test(pathname)) next(new DomainError('bad_request'));
    else if (!isListed(prefixes, pathname)) {
      next(new DomainError('unknown_address'));
    } else if (!methodsOf(call).has(req.method ?? '') && !isPreflight(req, call))
      next(new DomainError('method_not_allowed'));
    else next();
  };
}

function methodsOf({ caller }: RequestMeaning): ReadonlySet<string> {
  return caller === 'program' ? programMethods : allowedMethods;
}

const slash = 47;

/** Whether an address belongs to the proxied chain, which then decides whether it exists. */
export function isProxied(url: string): boolean {
  return /^\/(?:api|zuul|programs|scim)(?:[/?\\%;]|$)/i.test(url) || url === providerMetadataPath;
}

function isListed(prefixes: readonly string[], pathname: string): boolean {
  return isUnderAny(prefixes, pathname) || versionCall.test(pathname) || pathname === providerMetadataPath;
}

/** A page of a client asks whether it may make a call of its own (Fetch Standard, CORS-preflight request). */
function isPreflight({ method, headers }: IncomingMessage, { caller }: RequestMeaning): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined &&
    caller === 'machine'
  );
}

function isUnderAny(prefixes: readonly string[], pathname: string): boolean {
  for (const prefix of prefixes) {
    if (pathname.startsWith(prefix) && pathname.charCodeAt(prefix.length) === slash) return true;
  }
  return false;
}
