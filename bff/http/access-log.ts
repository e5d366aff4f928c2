import type { IncomingMessage, ServerResponse } from 'node:http';
import { callPathOf } from './call-path.ts';
import type { Log } from './log.ts';
import type { RequestContext } from './request-context.ts';

const maxPathLength = 200;

/** One slim line when the answer is out or the browser has gone: the path without its query, never a header. */
export const logAccess = (log: Log, req: IncomingMessage, res: ServerResponse, ctx: RequestContext): void => {
  res.on('close', () => {
    log('request', {
      id: ctx.id,
      method: req.method,
      path: loggablePath(ctx.pathname),
      status: res.headersSent ? res.statusCode : 0,
      ms: Math.round((performance.now() - ctx.startedAt) * 10) / 10,
      client: ctx.clientAddress,
      refusal: ctx.refusal, // as the next one, left out of the line when undefined
      aborted: res.writableFinished ? undefined : true,
    });
  });
};

/** The last segment of a social sign-in is a state or provider chosen outside: not for the log. */
const socialPrefix = '/api/uaa/social/';
const loggablePath = (pathname: string): string =>
  callPathOf(pathname).startsWith(socialPrefix) &&
  !/^(?:info|qy_info|mp_info|switch\/login)$/.test(pathname.slice(socialPrefix.length))
    ? `${socialPrefix}*`
    : pathname.slice(0, maxPathLength);
