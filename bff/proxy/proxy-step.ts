import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Dispatcher } from 'undici';
import type { RequestContext, Step } from '#bff/http';
import type { SyHeadersOf } from '#bff/security';
import type { CookieRelay } from '#bff/session';
import { callTimeoutMs, createUpstreamError } from '#bff/upstream';
import type { CookieKeeper } from './keep-cookies.ts';
import { createFileOpener } from './open-handed-file.ts';
import { createRequestHeadersOf } from './request-headers.ts';
import { createResponseHeadersOf } from './response-headers.ts';
import { createUndiciTransport } from './undici-transport.ts';

export interface ProxyStepOptions {
  readonly pool: Dispatcher;
  readonly upstreamUrl: URL;
  readonly syHeadersOf: SyHeadersOf;
  readonly keeper: CookieKeeper;
  readonly relay: CookieRelay;
  /** Where the contents of the upstream lie, when it is the platform and uses the same folder. Default nowhere. */
  readonly contentsFolder?: string | undefined;
  /** The browser code that is deployed now; undefined where nobody knows. */
  readonly findBuild?: (() => string | undefined) | undefined;
  /** Until an answer begins, ms: `call` where the call has no deadline, default 20 minutes; `short` is the most where it has one. */
  readonly timeouts?: { readonly call?: number; readonly short?: number } | undefined;
}

/** The last step of the proxied chain: streams the call to the upstream and its answer back. */
export function createProxyStep({
  pool,
  upstreamUrl,
  syHeadersOf,
  keeper,
  relay,
  contentsFolder,
  findBuild = () => undefined,
  timeouts,
}: ProxyStepOptions): Step {
  const { call: ordinary = callTimeoutMs, short = Number.POSITIVE_INFINITY } = timeouts ?? {};
  const headersTimeoutOf = ({ call: { deadlineMs } }: RequestContext): number =>
    deadlineMs === undefined ? ordinary : Math.min(deadlineMs, short);
  const transport = createUndiciTransport(pool, {
    requestHeadersOf: createRequestHeadersOf(syHeadersOf, relay, contentsFolder !== undefined),
    responseHeadersOf: createResponseHeadersOf(upstreamUrl.origin, findBuild),
    // A program has no session that cookies could belong to.
    complete: (req, res, ctx, setCookies) =>
      ctx.call.caller === 'program' ? undefined : keeper.complete(req, res, ctx, setCookies),
    headersTimeoutOf,
    openFile: contentsFolder === undefined ? undefined : createFileOpener(contentsFolder),
  });
  const proxy = createProxyMiddleware({
    target: upstreamUrl,
    pathFilter: () => true,
    ejectPlugins: true,
    plugins: [transport],
  });

  return (req, res, ctx, next) => {
    const fail = (error: unknown): void => next(createUpstreamError(error));
    const failLogout = (error: unknown): void => {
      // The visitor asked to leave: a broken upstream does not keep anybody signed in.
      keeper.endSession(req, res, ctx).then(() => fail(error), next);
    };
    proxy(req, res, (error) => {
      if (error === undefined) next();
      else if (ctx.call.effect === 'sign-out') failLogout(error);
      else fail(error);
    }).catch(next);
  };
}
