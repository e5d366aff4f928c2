import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import express, { type Express, type RequestHandler } from 'express';
import { servicesFolder } from '#bff/app-services';
import {
  createChain,
  createErrorTranslator,
  createRequestContext,
  getContext,
  hasManyHosts,
  logAccess,
  refuseUnreadable,
  type Step,
} from '#bff/http';
import {
  createAllowList,
  createPageUserCheck,
  createProxyStep,
  createRefreshStep,
  isProxied,
  meaningOf,
} from '#bff/proxy';
import {
  checkDemoOutbox,
  checkTarget,
  createClientAddressOf,
  createCsrfCheck,
  createHostCheck,
  createHostMatch,
  createPageHeaders,
} from '#bff/security';
import { createSessionStep } from '#bff/session';
import { DomainError, isWithoutSession } from '#shared/contracts';
import { type BffCore, createCore } from './core.ts';
import { createFrontServer } from './front-server.ts';
import type { BffOptions } from './options.ts';
import type { Rooms } from './rooms.ts';
import { withoutSessionOnFailure } from './without-session.ts';

export type CreateRooms = (core: BffCore) => Partial<Rooms>;

export interface Bff {
  /** Not listening yet. */
  readonly server: Server;
  readonly parts: BffCore;
  /** From now on it is not ready, and each answer closes its connection: balancers go elsewhere. */
  leave(): void;
  /** Lets running requests finish, then closes connections to the upstream. */
  close(): Promise<void>;
}

/**
 * Builds the BFF without starting it. The whole stack stands here, in its order.
 * @param createRooms what stands around the proxied path, see `loadRooms`; default nothing
 */
export function createBff(options: BffOptions, createRooms: CreateRooms = () => ({})): Bff {
  const core = createCore(options);
  const rooms = createRooms(core);
  const server = createFrontServer(createEntrance(core, rooms, options));
  return {
    server,
    parts: core,
    leave: core.leave,
    close: async () => {
      rooms.close?.();
      server.closeIdleConnections();
      await new Promise((resolve) => server.close(resolve));
      await core.upstream.close();
    },
  };
}

/** Every request comes in here, and goes on in one of two ways. */
function createEntrance(core: BffCore, rooms: Partial<Rooms>, options: BffOptions): RequestListener {
  const { publicUrl, log, isLeaving } = core;
  const clientAddressOf = createClientAddressOf(options.trustedProxies, log);
  const isPublicHost = createHostMatch(publicUrl);
  const translateError = createErrorTranslator(log);
  const proxied = createChain(proxiedSteps(core, rooms, options), translateError);
  const own = createChain(ownSteps(core, rooms), translateError);
  const routes = mountRoutes(ownRoutes(rooms), translateError);
  const { secondOrigin } = rooms;
  const isSecondHost = secondOrigin ? createHostMatch(secondOrigin.appsUrl) : () => false;
  const second = createChain(secondOrigin ? [checkTarget, secondOrigin.step] : [], translateError);
  return (req, res) => {
    if (hasManyHosts(req)) return refuseUnreadable(new Error('more than one host'), req.socket);
    if (isLeaving()) res.shouldKeepAlive = false; // Node then answers `Connection: close`
    // Files that are there get no log line, no request id and no context.
    if (rooms.answerFile && isPublicHost(req.headers.host) && rooms.answerFile(req, res)) return;
    const ctx = createRequestContext(req, randomUUID(), clientAddressOf(req), meaningOf);
    logAccess(log, req, res, ctx); // before everything, so that refusals are logged too
    // Pages that nobody trusts get nothing of the portal: not one step of it runs for them.
    if (isSecondHost(req.headers.host)) {
      second(req, res, ctx, () => translateError(new DomainError('unknown_address'), req, res, ctx));
      return;
    }
    // The proxied path stays clear of Express and of every body parser: bodies stream.
    if (isProxied(ctx.pathname))
      proxied(req, res, ctx, () => translateError(new DomainError('unknown_address'), req, res, ctx));
    else own(req, res, ctx, () => routes(req, res));
  };
}

/** `/api`, `/zuul` and what programs ask: calls of the services behind. */
function proxiedSteps(
  core: BffCore,
  { faults, appServices, findBuild }: Partial<Rooms>,
  options: BffOptions,
): Step[] {
  const { publicUrl, sessions, sessionCookie, upstream, syHeadersOf } = core;
  const findSession = createSessionStep(sessions, sessionCookie);
  return present([
    checkTarget, // first of all refusals: nothing below may be reached under a foreign name
    createHostCheck(publicUrl),
    createAllowList([...(options.apiPrefixes ?? []), ...(appServices ? [servicesFolder] : [])]), // before the store is asked: scanners cost nothing
    checkDemoOutbox, // no matter whose upstream it is: what looks like it stays on this computer
    (req, res, ctx, next) => (isWithoutSession(ctx.call) ? next() : findSession(req, res, ctx, next)),
    createCsrfCheck({ publicOrigin: publicUrl.origin }),
    createPageUserCheck(upstream.fetchUpstream),
    faults, // after the checks, which must hold in tests too; before anything reaches the upstream
    appServices, // before the refresh: most calls carry a token that is at hand, and need no other
    createRefreshStep(upstream.refresher, syHeadersOf), // before the headers are built: they carry the new cookies
    createProxyStep({
      ...core,
      pool: upstream.pool,
      timeouts: options.timeouts,
      contentsFolder: options.contentsFolder,
      findBuild,
    }),
  ]);
}

/** Everything else: what is the same for everybody, then what a session decides. The routes follow. */
function ownSteps({ publicUrl, sessions, sessionCookie, upstream }: BffCore, rooms: Partial<Rooms>): Step[] {
  return present([
    checkTarget,
    createHostCheck(publicUrl),
    createPageHeaders(publicUrl),
    rooms.faults, // before the assets, which have faults of their own
    rooms.releasedFiles, // a folder of the assets
    rooms.assets, // from here to the themes before sessions: files are the same for everybody
    rooms.probes,
    rooms.favicon,
    rooms.phScript,
    rooms.viewportScript,
    rooms.oldBrowser,
    rooms.pseudoLanguage,
    rooms.themeFiles,
    rooms.shellPackage,
    withoutSessionOnFailure(createSessionStep(sessions, sessionCookie), rooms.survivesLostSession),
    createCsrfCheck({ publicOrigin: publicUrl.origin }),
    createPageUserCheck(upstream.fetchUpstream),
  ]);
}

/** Handlers of Express: `/bff/*`, then pages. `getContext(req)` has the session. */
function ownRoutes(rooms: Partial<Rooms>): RequestHandler[] {
  return present([
    rooms.testRoutes,
    rooms.remotes,
    rooms.prefs,
    rooms.portalInfo,
    rooms.help,
    rooms.setup,
    rooms.frontFiles,
    rooms.languagePacks,
    rooms.events,
    rooms.releases,
    rooms.override,
    rooms.overrideFiles,
    ...(rooms.signIn ?? []), // before all pages: an address may hold secrets
    rooms.viewport, // before the old pages, whose manifests it reads
    rooms.oldPages, // before the portal's own pages, which answer any address
    rooms.pages,
    (_req, _res, next) => next(new DomainError('unknown_address')),
  ]);
}

function mountRoutes(
  routes: readonly RequestHandler[],
  translateError: ReturnType<typeof createErrorTranslator>,
): Express {
  const app = express().disable('x-powered-by').disable('etag');
  for (const route of routes) app.use(route);
  // Last: Express hands it every error of the routes above.
  return app.use((error: unknown, req: IncomingMessage, res: ServerResponse, _next: unknown) => {
    translateError(error, req, res, getContext(req));
  });
}

/** Without what this BFF does not have. */
function present<Value>(list: readonly (Value | undefined)[]): Value[] {
  return list.filter((value) => value !== undefined);
}
