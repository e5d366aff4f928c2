import type { IncomingMessage } from 'node:http';
import type { Step } from '#bff/http';
import { DomainError } from '#shared/contracts';
import { isMachineCall, providerMetadataPath } from './call-kinds.ts';

/** Folders of the upstream that browsers may reach; everything else does not exist for them. */
export const defaultAllowedPrefixes: readonly string[] = [
  '/api/uaa',
  '/api/base',
  '/api/storage',
  '/api/sso',
  '/zuul/api/storage',
];

/** The version call of a service (0§7): `/api/{name}/nl/{name}_package_versions`. */
const versionCall = /^\/api\/[A-Za-z][\w.-]{0,63}\/nl\/[\w.-]{1,128}_package_versions$/;

const allowedMethods = new Set(['GET', 'HEAD', 'POST']);

/**
 * What a path may not hold: backslashes, empty and dot segments (also with a `;parameter`), their encoded and doubly
 * encoded forms, and anything that is not visible ASCII. A server behind us might read such a path differently.
 */
const escapes =
  /[\\#;]|\/\/|\/\.{1,2}(?:\/|$)|%(?:25)*(?:2e|2f|5c|3b|0[0-9a-f]|1[0-9a-f]|7f)|%(?![0-9a-f]{2})|[^\x21-\x7e]/i;

/** Encoded letters, digits, `-`, `_`, `~`: no browser writes them, they only hide the name of a call from its rules. */
const hiddenNames = /%(?:3[0-9]|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/i;

export interface AllowListOptions {
  /** Default `defaultAllowedPrefixes`. */
  readonly prefixes?: readonly string[] | undefined;
}

/** Lets through only the map of the upstream: known folders, plain paths, GET and POST. */
export const createAllowList =
  ({ prefixes = defaultAllowedPrefixes }: AllowListOptions = {}): Step =>
  (req, _res, ctx, next) => {
    const { pathname } = ctx;
    if (escapes.test(pathname) || hiddenNames.test(pathname)) next(new DomainError('bad_request'));
    else if (!isListed(prefixes, pathname)) {
      next(new DomainError('unknown_address'));
    } else if (!allowedMethods.has(req.method ?? '') && !isPreflight(req, pathname))
      next(new DomainError('method_not_allowed'));
    else next();
  };

/** A page of a client asks whether it may make a call of its own (Fetch Standard, CORS-preflight request). */
const isPreflight = ({ method, headers }: IncomingMessage, pathname: string): boolean =>
  method === 'OPTIONS' &&
  headers.origin !== undefined &&
  headers['access-control-request-method'] !== undefined &&
  isMachineCall(pathname);

const isListed = (prefixes: readonly string[], pathname: string): boolean =>
  isUnderAny(prefixes, pathname) || versionCall.test(pathname) || pathname === providerMetadataPath;

const isUnderAny = (prefixes: readonly string[], pathname: string): boolean => {
  for (const prefix of prefixes) {
    if (pathname.startsWith(prefix) && pathname.charCodeAt(prefix.length) === slash) return true;
  }
  return false;
};
const slash = 47;

/** Whether an address belongs to the proxied chain, which then decides whether it exists. */
export const isProxied = (url: string): boolean =>
  /^\/(?:api|zuul)(?:[/?\\%;]|$)/i.test(url) || url === providerMetadataPath;
