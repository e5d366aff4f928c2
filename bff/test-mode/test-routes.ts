import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerJson, getContext } from '#bff/http';
import { DomainError, okEnvelope } from '#shared/contracts';
import type { TestClock } from './test-clock.ts';

export interface TestRouteOptions {
  readonly clock: TestClock;
  /** POSTs to the test endpoints of the platform; rejects when it does not answer with success. */
  readonly sendToPlatform: (path: '/test/reset' | '/test/clock', body: object) => Promise<void>;
  readonly destroySessions: () => Promise<void>;
  /** Forgets which faults were used up. */
  readonly forgetFaults: () => void;
  /** Asks which apps are released. Default: services of other makers release none. */
  readonly refreshReleases?: (() => Promise<void>) | undefined;
}

const maxBodyBytes = 1024;
const clockSchema = v.object({
  now: v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => Date.parse(text)),
      v.number(),
      v.finite(),
    ),
  ),
});

/**
 * Test mode only. `POST /bff/test/reset` seeds the demo data anew, ends all sessions and lets the clocks run;
 * `POST /bff/test/clock {"now": ISO | null}` stops the clocks of BFF and platform, or lets them run.
 */
export function createTestRoutes({
  clock,
  sendToPlatform,
  destroySessions,
  forgetFaults,
  refreshReleases,
}: TestRouteOptions) {
  const setClocks = async (now: number | null): Promise<void> => {
    await sendToPlatform('/test/clock', { now: now === null ? null : new Date(now).toISOString() });
    clock.set(now);
  };
  const reset = async (): Promise<void> => {
    await setClocks(null);
    await sendToPlatform('/test/reset', {});
    await Promise.all([destroySessions(), refreshReleases?.()]);
    forgetFaults();
  };
  const setClock = async (req: IncomingMessage): Promise<void> => {
    const wanted = v.safeParse(clockSchema, await readJson(req));
    if (!wanted.success) throw new DomainError('bad_request', { message: 'now: ISO time or null' });
    await setClocks(wanted.output.now);
  };
  const handlers: Readonly<Record<string, (req: IncomingMessage) => Promise<void>>> = {
    '/bff/test/reset': reset,
    '/bff/test/clock': setClock,
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const ctx = getContext(req);
    const handle = Object.hasOwn(handlers, ctx.pathname) ? handlers[ctx.pathname] : undefined;
    if (!handle) next();
    else if (req.method !== 'POST') next(new DomainError('method_not_allowed'));
    else handle(req).then(() => answerJson(res, ctx, okEnvelope(null)), next);
  };
}

async function readJson(req: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of req) {
    text += String(chunk);
    if (text.length > maxBodyBytes) throw new DomainError('body_too_large');
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('bad_request', { cause });
  }
}
