import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Session } from '#bff/session';
import type { CallMeaning, ErrorCode } from '#shared/contracts';

/** What a request means, as far as a rule of the BFF asks. */
export interface RequestMeaning extends CallMeaning {
  /** In place of a path that holds a secret. */
  readonly loggedAs?: string | undefined;
}

/** What the BFF knows about one request. Made once by `createRequestContext`, handed along by every step. */
export interface RequestContext {
  /** Made here, never taken from outside; every answer carries it as `x-request-id`. */
  readonly id: string;
  /** `performance.now()` at arrival, ms. */
  readonly startedAt: number;
  /** As sent, not decoded, without the query. */
  readonly pathname: string;
  /** `''` or the query with its `?`. Never logged. */
  readonly search: string;
  /** The client as far as trusted proxies say; the peer of the socket by default. */
  readonly clientAddress: string;
  /** What it means, by the table of calls. */
  readonly call: RequestMeaning;
  /** The visitor's session; undefined for anonymous visitors. Set by the session step. */
  session: Session | undefined;
  /** Why the BFF itself refused; for the access log. */
  refusal: ErrorCode | undefined;
  /** Code of the app whose own service is called. */
  app: string | undefined;
  /** In test mode only: the fault that this request asks for (`x-demo-fault`). */
  fault: string | undefined;
}

export type Next = (error?: unknown) => void;

/** One link of a chain: answers, or calls `next` once. An error given to `next` (or thrown) goes to the translator. */
export type Step = (req: IncomingMessage, res: ServerResponse, ctx: RequestContext, next: Next) => void;

/** On the request itself: a map of all requests would have to be kept up for each. */
const own = Symbol('request context');
type Carrier = IncomingMessage & { [own]?: RequestContext };

/** The context of a request; how Express handlers get at it. Throws outside the BFF's own server. */
export function getContext(req: Carrier): RequestContext {
  const ctx = req[own];
  if (!ctx) throw new Error('This request has not passed the BFF');
  return ctx;
}

export function createRequestContext(
  req: Carrier,
  id: string,
  clientAddress: string,
  meaningOf: (method: string | undefined, pathname: string) => RequestMeaning,
): RequestContext {
  const url = req.url ?? '/';
  const queryAt = url.indexOf('?');
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  const ctx: RequestContext = {
    id,
    startedAt: performance.now(),
    pathname,
    search: queryAt < 0 ? '' : url.slice(queryAt),
    clientAddress,
    call: meaningOf(req.method, pathname),
    session: undefined,
    refusal: undefined,
    app: undefined,
    fault: undefined,
  };
  req[own] = ctx;
  return ctx;
}
