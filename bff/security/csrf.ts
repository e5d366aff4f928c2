import type { IncomingMessage } from 'node:http';
import { callPathOf, type Step } from '#bff/http';
import { DomainError } from '#shared/contracts';

export interface CsrfOptions {
  /** Origin of the portal, such as `https://portal.example`. */
  readonly publicOrigin: string;
  /** Calls that others may make or cause: no cookie of a visitor acts there, or nothing changes by them. */
  readonly isExempt: (pathname: string) => boolean;
}

/** GET calls of the specification that change something (decisions 13 and 14). */
const changingGets = new Set(['/api/uaa/oauth/refresh', '/api/uaa/social/switch/login']);

/** What no form and no foreign script can send without asking first. */
const ownHeader = { name: 'x-requested-by', value: 'portal' };

/**
 * Refuses what another site made the browser send. Form bodies go anywhere without a preflight and sibling
 * subdomains count as the same site, so the cookie's SameSite alone is not enough.
 */
export const createCsrfCheck =
  ({ publicOrigin, isExempt }: CsrfOptions): Step =>
  (req, _res, ctx, next) => {
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (isReading && !changingGets.has(callPathOf(ctx.pathname))) next();
    else if (isFromPortal(req, publicOrigin) || isExempt(ctx.pathname)) next();
    else next(new DomainError('cross_site_request'));
  };

const isFromPortal = ({ headers }: IncomingMessage, publicOrigin: string): boolean => {
  // The browser's own word counts first: no script can set it.
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicOrigin;
  return headers[ownHeader.name] === ownHeader.value;
};
