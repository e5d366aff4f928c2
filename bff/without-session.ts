import type { IncomingMessage } from 'node:http';
import type { RequestContext, Step } from '#bff/http';

/** The step that finds a session; where it cannot be read, requests that survive that go on without one. */
export function withoutSessionOnFailure(
  findSession: Step,
  survives: ((req: IncomingMessage, ctx: RequestContext) => boolean) | undefined,
): Step {
  return (req, res, ctx, next) =>
    findSession(req, res, ctx, (error) => next(error && survives?.(req, ctx) ? undefined : error));
}
