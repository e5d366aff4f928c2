import type { Request, Response, Router } from 'express';
import type { Clock } from '#platform/runtime';
import { DomainError } from '#shared/contracts';
import { parseCookies } from './cookies.ts';
import { type MultipartOptions, readMultipart } from './read-multipart.ts';
import { bodyParsersOf, readPayload } from './read-payload.ts';
import { readRequestDetails, requestIdOf } from './request-details.ts';
import type { Gate, Route } from './route.ts';
import { sendReply } from './send-reply.ts';

export interface BindOptions extends Gate {
  clock: Clock;
  /** Check every answer against the contract of its call; for tests. Default false. */
  checkAnswers?: boolean | undefined;
}

/** Serves each route at the address of its call; another method at that address is `method_not_allowed`. */
export function bindRoutes(router: Router, routes: readonly Route[], options: BindOptions): void {
  for (const route of routes) {
    const path = toExpressPath(route.call.path);
    if (route.call.method === 'GET') router.get(path, createListener(route, options));
    else router.post(path, ...bodyParsersOf(route.call), createListener(route, options));
  }
  for (const path of new Set(routes.map((route) => toExpressPath(route.call.path)))) {
    router.all(path, () => {
      throw new DomainError('method_not_allowed');
    });
  }
}

/** `{name}` of the contract is `:"name"` of express; the quotes end a name that letters follow. */
function toExpressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':"$1"');
}

function createListener(route: Route, options: BindOptions) {
  return async (request: Request, response: Response): Promise<void> => {
    const id = requestIdOf(request);
    response.locals.requestId = id;
    const raw = {
      payload: readPayload(route.call, request),
      request: readRequestDetails(request, id),
      cookies: parseCookies(request.get('cookie')),
      readMultipart: <Kept>(reading: MultipartOptions<Kept>) => readMultipart(request, reading),
    };
    const result = await route.handle(raw, options);
    // Browsers read the time off it. Node's own is kept for up to a second and more, and may be behind the answer that it stands over.
    response.set('Date', new Date(options.clock()).toUTCString());
    await sendReply(route.call, result, response, options.checkAnswers ?? false);
  };
}
