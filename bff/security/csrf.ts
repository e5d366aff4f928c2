import type { IncomingMessage } from 'node:http';
import type { Step } from '#bff/http';
import { DomainError } from '#shared/contracts';

export interface CsrfOptions {
  /** Origin of the portal, such as `https://portal.example`. */
  readonly publicOrigin: string;
}

/** What no form and no foreign script can send without asking first. */
const ownHeader = { name: 'x-requested-by', value: 'portal' };

/**
 * Refuses what another site made the browser send, unless it only reads or is open to others. The cookie's SameSite
 * alone is not enough: form bodies go anywhere without a preflight, and sibling subdomains count as the same site.
 */
export function createCsrfCheck({ publicOrigin }: CsrfOptions): Step {
  return (req, _res, ctx, next) => {
    const { effect, caller } = ctx.call;
    // Both: some calls of the specification change something by GET.
    const isReading = (req.method === 'GET' || req.method === 'HEAD') && effect === 'read';
    if (isReading || caller !== 'page' || isFromPortal(req, publicOrigin)) next();
    else next(new DomainError(isStripped(req) ? 'request_headers_removed' : 'cross_site_request'));
  };
}

function isFromPortal({ headers }: IncomingMessage, publicOrigin: string): boolean {
  // The browser's own word counts first: no script can set it.
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicOrigin;
  return headers[ownHeader.name] === ownHeader.value;
}

/** No page of the portal sends a call without any of the three, and no browser of today a foreign one: a proxy took them away. */
function isStripped({ headers }: IncomingMessage): boolean {
  return ['sec-fetch-site', 'origin', ownHeader.name].every((name) => headers[name] === undefined);
}
