import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiSecurityHeaders, getContext } from '#bff/http';
import { type FetchForVisitor, requireUser } from '#bff/registry';
import { DomainError } from '#shared/contracts';
import type { EventHub } from './event-hub.ts';
import { createStreamLimit } from './stream-limit.ts';
import { type EventSocket, requireKnownAnswer, takeSocket } from './take-socket.ts';

export interface EventsRouteOptions {
  readonly hub: EventHub;
  /** Whether the upstream reports changes now. */
  readonly isLive: () => Promise<boolean>;
  readonly fetchForVisitor: FetchForVisitor;
}

const path = '/bff/events';
const timeoutMs = 5000;

/** Proxies must neither keep nor gather nor repack what comes bit by bit. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * `GET /bff/events`: notifies a signed-in user's page, as server-sent events, that something of hers has changed.
 * 204 where no changes arrive now: the page goes on asking.
 */
export function createEventsRoute({ hub, isLive, fetchForVisitor }: EventsRouteOptions) {
  requireKnownAnswer();
  const limit = createStreamLimit();

  const open = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const { session } = ctx;
    const user = await requireUser(fetchForVisitor, ctx, timeoutMs);
    if (!user || !session) throw new DomainError('not_signed_in');
    const giveBack = limit.take(session.key);
    try {
      const taken = await stream(req, res);
      taken?.socket.once('close', giveBack);
      if (taken) hub.add({ ...taken, userId: user.userId, session });
      else giveBack();
    } catch (error) {
      giveBack();
      throw error;
    }
  };

  const stream = async (req: IncomingMessage, res: ServerResponse): Promise<EventSocket | undefined> => {
    const canTell = await isLive();
    if (res.destroyed) return undefined;
    for (const [name, value] of apiSecurityHeaders) res.setHeader(name, value);
    if (!canTell) {
      res.writeHead(204, { 'cache-control': 'no-store' }).end();
      return undefined;
    }
    return takeSocket(req, res, { ...streamHeaders, 'x-request-id': getContext(req).id });
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (getContext(req).pathname !== path) next();
    else if (req.method === 'GET') open(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}
