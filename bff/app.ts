import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import {
  type Clock,
  createChain,
  createErrorTranslator,
  createRequestContext,
  getContext,
  hasManyHosts,
  type Log,
  logAccess,
  type RequestContext,
  refuseUnreadable,
  type Step,
} from '#bff/http';
import {
  type CookieKeeper,
  createAllowList,
  createCookieKeeper,
  createPageUserCheck,
  createProxyStep,
  createRefreshStep,
  isProxied,
  meaningOf,
  type ProxyStepOptions,
} from '#bff/proxy';
import {
  checkDemoOutbox,
  checkTarget,
  createClientAddressOf,
  createCsrfCheck,
  createHostCheck,
  createHostMatch,
  createPageHeaders,
  createSyHeadersOf,
} from '#bff/security';
import {
  type BffStores,
  type CookieRelay,
  createCookieRelay,
  createSessionCookie,
  createSessionStep,
  createSessions,
  type SessionCookie,
  type Sessions,
  type TokenCookieNames,
} from '#bff/session';
import { createUpstream, type Upstream } from '#bff/upstream';
import { DomainError } from '#shared/contracts';
import { createFrontServer } from './front-server.ts';
import { withoutSessionOnFailure } from './without-session.ts';

/** What the rooms of the BFF (pages, assets, registry, operations) build on. */
export interface BffParts {
  readonly publicUrl: URL;
  readonly sessions: Sessions;
  readonly sessionCookie: SessionCookie;
  /** Signs visitors in and out with the cookies of upstream answers. */
  readonly keeper: CookieKeeper;
  readonly relay: CookieRelay;
  /** Plain HTTP beyond loopback: cookies go without `Secure`. */
  readonly isInsecure: boolean;
  readonly stores: BffStores;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether the server has been asked to end, and answers on for a while. */
  readonly isLeaving: () => boolean;
}

/** What the rooms add to the stack. */
export interface BffRooms {
  /** Ahead of everything but the host: true when it has answered. No log line, no request id, no context is made. */
  readonly files?: ((req: IncomingMessage, res: ServerResponse) => boolean) | undefined;
  /** Fast answers outside the proxied path, before any session is looked up; calls `next` for what is not its own. */
  readonly assets?: Step | undefined;
  /** Express handlers of pages and `/bff/*`, in order. `getContext(req)` has the session. */
  readonly routes?: readonly RequestHandler[] | undefined;
  /**
   * Whether a request goes on although its session cannot be read, as pages do while a store is down: without it, and
   * with whatever this question notes about the context.
   */
  readonly survivesLostSession?: ((req: IncomingMessage, ctx: RequestContext) => boolean) | undefined;
  /** The browser code that is deployed now; proxied answers name it. */
  readonly findBuild?: (() => string) | undefined;
  /** Ends what would keep the server open, such as streams. */
  readonly close?: (() => void) | undefined;
  /** Test mode only: faults that a request asks for, on the proxied path and off it. */
  readonly faults?: Step | undefined;
}

export interface BffOptions {
  /** The pinned public origin. */
  readonly publicUrl: string;
  /** Origin of the services behind. */
  readonly upstreamUrl: string;
  /** What they demand on every request; default nothing. */
  readonly upstreamSecret?: string | undefined;
  /** Closed by whoever opened them. */
  readonly stores: BffStores;
  /** `SESSION_KEYS`, newest first, each of at least 32 characters. */
  readonly sessionKeys: readonly string[];
  /** CIDR list; default nobody. */
  readonly trustedProxies?: readonly string[];
  /** Plain HTTP beyond loopback: the session cookie goes without `Secure`. */
  readonly insecureHttp?: boolean;
  /** Folders of the upstream that browsers may reach, beside those of the portal's calls. Default none. */
  readonly ownPrefixes?: readonly string[];
  readonly tokenCookies?: TokenCookieNames | undefined;
  readonly timeouts?: ProxyStepOptions['timeouts'] & { readonly refresh?: number };
  /** How long this process trusts a session it has read, ms. Default 500. */
  readonly sessionCacheTtlMs?: number;
  readonly clock?: Clock;
  readonly log: Log;
  readonly rooms?: (parts: BffParts) => BffRooms;
  /** What the upstream is asked when somebody asks whether the portal is ready. Default `/readyz`. */
  readonly upstreamReadyPath?: string | undefined;
}

export interface Bff {
  /** Not listening yet. */
  readonly server: Server;
  readonly parts: BffParts;
  /** From now on it is not ready, and each answer closes its connection: balancers go elsewhere. */
  leave(): void;
  /** Lets running requests finish, then closes connections to the upstream. */
  close(): Promise<void>;
}

/** Builds the BFF without starting it. The whole stack stands here, in its order. */
export const createBff = (options: BffOptions): Bff => {
  const { log, stores, clock = Date.now, tokenCookies, timeouts } = options;
  const publicUrl = new URL(options.publicUrl);
  const upstreamUrl = new URL(options.upstreamUrl);
  const syHeadersOf = createSyHeadersOf(publicUrl.origin);
  const isInsecure = options.insecureHttp ?? false;
  const sessionCookie = createSessionCookie({ isInsecure });
  const relay = createCookieRelay({ isInsecure });
  const sessions = createSessions({
    store: stores.sessions,
    keys: options.sessionKeys,
    upstreamOrigin: upstreamUrl.origin,
    clock,
    tokenCookies,
    cacheTtlMs: options.sessionCacheTtlMs,
  });
  const upstream = createUpstream({
    url: upstreamUrl,
    secret: options.upstreamSecret,
    sessions,
    locks: stores.locks,
    clock,
    syHeadersOf,
    refreshTimeoutMs: timeouts?.refresh,
    readyPath: options.upstreamReadyPath,
  });
  const keeper = createCookieKeeper({ sessions, cookie: sessionCookie, relay, tokenCookies });
  const leaving = new AbortController();
  const parts: BffParts = {
    publicUrl,
    sessions,
    sessionCookie,
    keeper,
    relay,
    isInsecure,
    stores,
    upstream,
    clock,
    log,
    isLeaving: () => leaving.signal.aborted,
  };
  const rooms = options.rooms?.(parts) ?? {};
  const { findBuild } = rooms;
  const findSession = createSessionStep(sessions, sessionCookie);
  const checkCsrf = createCsrfCheck({ publicOrigin: publicUrl.origin });
  const checkPageUser = createPageUserCheck(upstream.fetchUpstream);
  const translateError = createErrorTranslator(log);

  // First of all refusals: nothing below may be reached under a foreign name.
  const entrance: Step[] = [checkTarget, createHostCheck(publicUrl)];

  const proxied = createChain(
    [
      ...entrance,
      createAllowList(options.ownPrefixes), // before the store is asked: scanners cost nothing
      checkDemoOutbox, // no matter whose upstream it is: what looks like it stays on this computer
      (req, res, ctx, next) => (ctx.call.caller === 'machine' ? next() : findSession(req, res, ctx, next)),
      checkCsrf,
      checkPageUser,
      rooms.faults ?? skip, // after the checks, which must hold in tests too; before anything reaches the upstream
      createRefreshStep(upstream.refresher, syHeadersOf), // before the headers are built: they carry the new cookies
      createProxyStep({ pool: upstream.pool, upstreamUrl, syHeadersOf, keeper, relay, timeouts, findBuild }),
    ],
    translateError,
  );

  const app = express().disable('x-powered-by').disable('etag');
  for (const route of rooms.routes ?? []) app.use(route);
  app.use((_req: IncomingMessage, _res: ServerResponse, next: (error: unknown) => void) => {
    next(new DomainError('unknown_address'));
  });
  // Last: Express hands it every error of the routes above.
  app.use((error: unknown, req: IncomingMessage, res: ServerResponse, _next: unknown) => {
    translateError(error, req, res, getContext(req));
  });

  const own = createChain(
    [
      ...entrance,
      createPageHeaders(publicUrl),
      rooms.faults ?? skip, // before the assets, which have faults of their own
      rooms.assets ?? skip, // before sessions: files are the same for everybody
      withoutSessionOnFailure(findSession, rooms.survivesLostSession),
      checkCsrf,
      checkPageUser,
    ],
    translateError,
  );

  const clientAddressOf = createClientAddressOf(options.trustedProxies, log);
  const isPublicHost = createHostMatch(publicUrl);
  const server = createFrontServer((req, res) => {
    if (hasManyHosts(req)) return refuseUnreadable(new Error('more than one host'), req.socket);
    if (leaving.signal.aborted) res.shouldKeepAlive = false; // Node then answers `Connection: close`
    if (rooms.files && isPublicHost(req.headers.host) && rooms.files(req, res)) return;
    const ctx = createRequestContext(req, randomUUID(), clientAddressOf(req), meaningOf);
    logAccess(log, req, res, ctx); // before everything, so that refusals are logged too
    // The proxied path stays clear of Express and of every body parser: bodies stream.
    if (isProxied(ctx.pathname))
      proxied(req, res, ctx, () => translateError(new DomainError('unknown_address'), req, res, ctx));
    else own(req, res, ctx, () => app(req, res));
  });
  return {
    server,
    parts,
    leave: () => leaving.abort(),
    close: async () => {
      rooms.close?.();
      server.closeIdleConnections();
      await new Promise((resolve) => server.close(resolve));
      await upstream.close();
    },
  };
};
const skip: Step = (_req, _res, _ctx, next) => next();
