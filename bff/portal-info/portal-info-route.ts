import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson, getContext } from '#bff/http';
import { DomainError, okEnvelope, type PortalInfo } from '#shared/contracts';

const path = '/bff/portal-info';

/** Answers `GET /bff/portal-info`, the same for everybody. */
export function createPortalInfoRoute(info: PortalInfo) {
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const ctx = getContext(req);
    if (ctx.pathname !== path) next();
    else if (req.method !== 'GET' && req.method !== 'HEAD') next(new DomainError('method_not_allowed'));
    else answerJson(res, ctx, okEnvelope(info));
  };
}
