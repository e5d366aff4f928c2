import {
  Router as createRouter,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
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

/** The routes of one address, which differ in their methods. */
type RoutesByPath = ReadonlyMap<string, readonly Route[]>;

/** Serves each route at the address of its call; another method at that address is `method_not_allowed`. */
export function bindRoutes(router: Router, routes: readonly Route[], options: BindOptions): void {
  const byPath: RoutesByPath = Map.groupBy(routes, ({ call }) => call.path);
  router.use(createTable(byPath, options));
  for (const [path, there] of byPath) if (hasNames(path)) bindAddress(router, path, there, options);
}

/**
 * Finds addresses without names in them by one look, where Express would try one pattern after the other. What serves an address is
 * made for its first request: hundreds of patterns cost a start 50 ms.
 */
function createTable(byPath: RoutesByPath, options: BindOptions): RequestHandler {
  const ready = new Map<string, Router>();
  return (request, response, next) => {
    const { path } = request;
    const there = hasNames(path) ? undefined : byPath.get(path);
    if (!there) return next();
    const router =
      ready.get(path) ?? bindAddress(createRouter({ caseSensitive: true }), path, there, options);
    ready.set(path, router);
    return router(request, response, next);
  };
}

function bindAddress(router: Router, path: string, routes: readonly Route[], options: BindOptions): Router {
  const pattern = toExpressPath(path);
  for (const route of routes) {
    if (route.call.method === 'GET') router.get(pattern, createListener(route, options));
    else router.post(pattern, ...bodyParsersOf(route.call), createListener(route, options));
  }
  return router.all(pattern, () => {
    throw new DomainError('method_not_allowed');
  });
}

function hasNames(path: string): boolean {
  return path.includes('{');
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
