import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext, Step } from './request-context.ts';

type Fail = (error: unknown, req: IncomingMessage, res: ServerResponse, ctx: RequestContext) => void;

/**
 * Runs steps in order without Express: what every request pays for stays a few function calls.
 * @param fail gets what a step throws or passes to `next`
 */
export function createChain(steps: readonly Step[], fail: Fail): Step {
  return (req, res, ctx, done) => {
    let at = 0;
    const next = (error?: unknown): void => {
      if (error !== undefined) {
        fail(error, req, res, ctx);
        return;
      }
      const step = steps[at++];
      if (!step) {
        done();
        return;
      }
      try {
        step(req, res, ctx, next);
      } catch (thrown) {
        fail(thrown, req, res, ctx);
      }
    };
    next();
  };
}
