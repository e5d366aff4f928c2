import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#shared/log';
import type { RequestContext } from './request-context.ts';

const maxPathLength = 200;

/** One slim line when the answer is out or the browser has gone: the path without its query or a secret, never a header. */
export function logAccess(log: Log, req: IncomingMessage, res: ServerResponse, ctx: RequestContext): void {
  res.on('close', () => {
    log('request', {
      id: ctx.id,
      method: req.method,
      path: ctx.call.loggedAs ?? ctx.pathname.slice(0, maxPathLength),
      status: res.headersSent ? res.statusCode : 0,
      ms: Math.round((performance.now() - ctx.startedAt) * 10) / 10,
      client: ctx.clientAddress,
      app: ctx.app,
      refusal: ctx.refusal, // as its neighbours, left out of the line when undefined
      aborted: res.writableFinished ? undefined : true,
    });
  });
}
