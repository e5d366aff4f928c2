import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, type Clock, getContext } from '#bff/http';
import { isPageRequest } from '#bff/pages';
import { pagePaths } from '#shared/contracts';
import { loginAddress } from './login-address.ts';
import type { TextCookie } from './sign-in-cookies.ts';

export interface LoopBreakerOptions {
  readonly clock: Clock;
  /** Where the browser carries the times of its arrivals. */
  readonly arrivalsCookie: TextCookie;
}

const windowMs = 30_000;
/** More of them within the window are a loop. */
const maxArrivals = 3;

/**
 * Stops pages that send a browser to the sign-in page while the sign-in page sends it back. That happens where
 * cookies do not last, or where an app judges sessions in its own way. The fourth arrival for a page within 30 s
 * gets a page that says so.
 */
export function createLoopBreaker({ clock, arrivalsCookie }: LoopBreakerOptions) {
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const ctx = getContext(req);
    const params = new URLSearchParams(ctx.search);
    const isSentHere =
      ctx.pathname === pagePaths.login &&
      params.has('redirect_uri') &&
      !params.has('reason') &&
      params.get('again') !== '1' &&
      isPageRequest(req.method, ctx.pathname, req.headers) &&
      !isReload(req);
    if (!isSentHere) {
      next();
      return;
    }
    const now = clock();
    const arrivals = [...readArrivals(arrivalsCookie.find(req.headers.cookie), now - windowMs), now];
    if (arrivals.length > maxArrivals) {
      res.appendHeader('set-cookie', arrivalsCookie.formatClear());
      answerRedirect(res, ctx, loginAddress(params, { reason: 'login_loop' }), 303);
    } else {
      res.appendHeader('set-cookie', arrivalsCookie.formatSet(arrivals.join(',')));
      next();
    }
  };
}

/** A reload by the user is no loop. */
function isReload({ headers }: IncomingMessage): boolean {
  return headers['cache-control'] === 'max-age=0';
}

function readArrivals(text: string | undefined, since: number): number[] {
  return (text ?? '')
    .split(',')
    .map(Number)
    .filter((at) => at > since);
}
