import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Dispatcher } from 'undici';
import type { Step } from '#bff/http';
import type { SyHeadersOf } from '#bff/security';
import type { CookieRelay } from '#bff/session';
import { authCallTimeoutMs, callTimeoutMs, createUpstreamError } from '#bff/upstream';
import { oauthLogin, oauthMe, oauthRefresh } from '#shared/contracts';
import { isLogoutCall } from './call-kinds.ts';
import type { CookieKeeper } from './keep-cookies.ts';
import { createRequestHeadersOf } from './request-headers.ts';
import { createResponseHeadersOf } from './response-headers.ts';
import { createUndiciTransport } from './undici-transport.ts';

/** Calls that must not keep anybody waiting for twenty minutes (decision 17). */
const shortCalls = new Set<string>([oauthLogin.path, oauthMe.path, oauthRefresh.path]);
/** Pictures of a page. A browser has six connections: hanging pictures would keep every call and page waiting. */
const picturePrefix = '/api/storage/show/';
const pictureTimeoutMs = 8000;

export interface ProxyStepOptions {
  readonly pool: Dispatcher;
  readonly upstreamUrl: URL;
  readonly syHeadersOf: SyHeadersOf;
  readonly keeper: CookieKeeper;
  readonly relay: CookieRelay;
  /** The browser code that is deployed now; undefined where nobody knows. */
  readonly findBuild?: (() => string | undefined) | undefined;
  /** Until an answer begins, ms. Defaults: `call` 20 minutes, `auth` 30 s, `picture` 8 s. */
  readonly timeouts?:
    | { readonly call?: number; readonly auth?: number; readonly picture?: number }
    | undefined;
}

/** The last step of the proxied chain: streams the call to the upstream and its answer back. */
export const createProxyStep = ({
  pool,
  upstreamUrl,
  syHeadersOf,
  keeper,
  relay,
  findBuild = () => undefined,
  timeouts,
}: ProxyStepOptions): Step => {
  const { call = callTimeoutMs, auth = authCallTimeoutMs, picture = pictureTimeoutMs } = timeouts ?? {};
  const headersTimeoutOf = (pathname: string): number => {
    if (shortCalls.has(pathname)) return auth;
    return pathname.startsWith(picturePrefix) ? picture : call;
  };
  const transport = createUndiciTransport(pool, {
    requestHeadersOf: createRequestHeadersOf(syHeadersOf, relay),
    responseHeadersOf: createResponseHeadersOf(upstreamUrl.origin, findBuild),
    settle: keeper.settle,
    headersTimeoutOf,
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
      else if (isLogoutCall(req.method, ctx.pathname)) failLogout(error);
      else fail(error);
    }).catch(next);
  };
};
