import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson, type Clock, getContext } from '#bff/http';
import type { Sessions } from '#bff/session';
import { DomainError, okEnvelope, type SessionInfo } from '#shared/contracts';

export interface SessionInfoOptions {
  readonly sessions: Sessions;
  readonly clock: Clock;
}

const infoPath = '/bff/session';
const stayPath = '/bff/session/stay';
const methodOf: Readonly<Record<string, string>> = { [infoPath]: 'GET', [stayPath]: 'POST' };

/** `GET /bff/session` returns the end of the session without moving it. `POST /bff/session/stay` moves its idle end. */
export function createSessionInfoRoute({ sessions, clock }: SessionInfoOptions) {
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const ctx = getContext(req);
    const { pathname, session } = ctx;
    const method = Object.hasOwn(methodOf, pathname) ? methodOf[pathname] : undefined;
    if (method === undefined) next();
    else if (req.method !== method) next(new DomainError('method_not_allowed'));
    else if (!session?.jar.hasTokens()) next(new DomainError('not_signed_in'));
    else {
      if (pathname === stayPath) sessions.stay(session);
      const info: SessionInfo = { ...sessions.endsOf(session), now: clock() };
      answerJson(res, ctx, okEnvelope(info));
    }
  };
}
