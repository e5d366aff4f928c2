import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Session } from './session.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** The part of the request context that this step fills. */
interface VisitorContext {
  session: Session | undefined;
}

/** Marks a call that a page makes by itself, such as a poll: it does not count as the visitor's being there. */
const passiveHeader = 'x-portal-poll';

/** Asking when the session ends must not move that, and a page listens for changes by itself. */
const passivePaths: ReadonlySet<string | undefined> = new Set(['/bff/session', '/bff/events']);

/**
 * Finds the visitor's session. Without a cookie, and for one that was seen a moment ago, nothing is awaited. A store
 * that is down refuses every request with a cookie.
 */
export function createSessionStep(sessions: Sessions, cookie: SessionCookie) {
  return (
    req: IncomingMessage,
    _res: ServerResponse,
    ctx: VisitorContext,
    next: (error?: unknown) => void,
  ): void => {
    const id = cookie.findId(req.headers.cookie);
    if (id === undefined) {
      next();
      return;
    }
    const passive = isPassive(req);
    ctx.session = sessions.findCached(id, passive);
    if (ctx.session) {
      next();
      return;
    }
    sessions.find(id, passive).then((session) => {
      ctx.session = session;
      next();
    }, next);
  };
}

function isPassive({ method, url, headers }: IncomingMessage): boolean {
  return headers[passiveHeader] !== undefined || (method === 'GET' && passivePaths.has(url));
}
