import type { Request, Response, Router } from 'express';
import type { Clock } from '#platform/runtime';
import { DomainError } from '#shared/contracts';
import { parseCookies } from './cookies.ts';
import { bodyParsers, readPayload } from './read-payload.ts';
import { readRequestFacts, requestIdOf } from './request-facts.ts';
import type { Gate, Route } from './route.ts';
import { sendReply } from './send-reply.ts';

export interface BindOptions extends Gate {
  clock: Clock;
  /** Check every answer against the contract of its call; for tests. Default false. */
  checkAnswers?: boolean | undefined;
}

/** `{name}` of the contract is `:"name"` of express; the quotes end a name that letters follow. */
const toExpressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':"$1"');

const createListener =
  (route: Route, options: BindOptions) =>
  async (request: Request, response: Response): Promise<void> => {
    const id = requestIdOf(request);
    response.locals.requestId = id;
    const raw = {
      payload: readPayload(route.call, request),
      request: readRequestFacts(request, id),
      cookies: parseCookies(request.get('cookie')),
    };
    const result = await route.handle(raw, options);
    // Browsers read the time off it. Node's own is kept for up to a second and more, and may be behind the answer that it stands over.
    response.set('Date', new Date(options.clock()).toUTCString());
    sendReply(route.call, result, response, options.checkAnswers ?? false);
  };

/** Serves each route at the address of its call; another method at that address is `method_not_allowed`. */
export const bindRoutes = (router: Router, routes: readonly Route[], options: BindOptions): void => {
  for (const route of routes) {
    const path = toExpressPath(route.call.path);
    if (route.call.method === 'GET') router.get(path, createListener(route, options));
    else router.post(path, ...bodyParsers, createListener(route, options));
  }
  for (const path of new Set(routes.map((route) => toExpressPath(route.call.path)))) {
    router.all(path, () => {
      throw new DomainError('method_not_allowed');
    });
  }
};
