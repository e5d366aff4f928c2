import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import { answerJson, answerRedirect, getContext, type RequestContext } from '#bff/http';
import { Exchange, requestBodyOf } from '#bff/proxy';
import { type FetchForVisitor, fetchUser, throwOnFailure } from '#bff/registry';
import { createUpstreamError } from '#bff/upstream';
import { findClosedApp, findPagePrefix } from '#shared/app-access';
import {
  type BuildManifest,
  DomainError,
  defaultLanguage,
  type ErrorCode,
  findPending,
  findRemoteOfPath,
  findWantedLanguage,
  type Language,
  pagePaths,
  refusalEnvelope,
  type SessionUser,
} from '#shared/contracts';
import { findPageLocation, pageAnswerHeaders } from './page-answers.ts';
import { pageRequestHeaders } from './page-requests.ts';
import type { PageUpstream } from './page-upstream.ts';

export interface OldPagesOptions {
  readonly upstreams: readonly PageUpstream[];
  /** What is deployed: pages of remotes are never handed over. */
  readonly manifestFor: (ctx: RequestContext) => Pick<BuildManifest, 'remotes'>;
  readonly fetchForVisitor: FetchForVisitor;
  readonly publicUrl: URL;
  /** Where a browser finds a page that nobody trusts. Default nowhere: no such page is shown. */
  readonly addressOnSecondOrigin?: ((ctx: RequestContext, language: Language) => string) | undefined;
  /** The second origin itself. */
  readonly appsUrl?: URL | undefined;
  /** Until an answer begins, ms. Default 30 s. */
  readonly timeoutMs?: number;
}

export interface OldPages {
  readonly route: (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;
  /** The same at the second origin, for pages that nobody trusts and no others. */
  readonly showUntrusted: (
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    next: (error?: unknown) => void,
  ) => void;
  /** Closes the connections to the page servers. */
  close(): void;
}

interface Target extends PageUpstream {
  readonly pool: Pool;
}

/**
 * Shows pages of the school's own in the full window, for who is signed in. They stream like calls, and learn nothing of the
 * session; as pages of this origin they may call `/api` in the user's name, which is the operator's decision.
 */
export function createOldPages(options: OldPagesOptions): OldPages {
  const { upstreams, manifestFor, publicUrl, timeoutMs = defaultTimeoutMs } = options;
  const targets = upstreams.map((upstream): Target => ({ ...upstream, pool: createPool(upstream.origin) }));
  const prefixes = targets.map(({ prefix }) => prefix);

  const findTarget = (ctx: RequestContext): Target | undefined => {
    const prefix = findPagePrefix(ctx.pathname, prefixes);
    if (prefix === undefined || findRemoteOfPath(ctx.pathname, manifestFor(ctx).remotes)) return undefined;
    return targets.find((target) => target.prefix === prefix);
  };

  const answer = async (
    req: IncomingMessage,
    res: ServerResponse,
    target: Target,
    next: () => void,
  ): Promise<void> => {
    const ctx = getContext(req);
    requireOrdinary(req, ctx.pathname);
    // Its scripts and pictures are at the second origin alone.
    if (target.isUntrusted && !isDocument(req)) throw new DomainError('unknown_address');
    const user = await fetchVisitor(options, ctx);
    const problem = findRefusal(user, ctx);
    if (problem === 'forbidden' && isDocument(req)) {
      // The portal's own page says so, and whom to ask.
      next();
      return;
    }
    if (problem) {
      refuse(req, res, ctx, problem);
      return;
    }
    if (!target.isUntrusted) await transfer(target, req, res, ctx, { publicUrl, timeoutMs });
    else if (options.addressOnSecondOrigin)
      answerRedirect(res, ctx, options.addressOnSecondOrigin(ctx, languageOf(req, user)));
    else throw new DomainError('unknown_address');
  };

  const answerUntrusted = async (
    req: IncomingMessage,
    res: ServerResponse,
    ctx: RequestContext,
    target: Target,
  ): Promise<void> => {
    requireOrdinary(req, ctx.pathname);
    const problem = findRefusal(await fetchVisitor(options, ctx), ctx);
    // The portal knows why, and leads back here where it may.
    if (problem && req.method !== 'POST' && isDocument(req))
      answerRedirect(res, ctx, publicUrl.origin + ctx.pathname + ctx.search);
    else if (problem)
      answerJson(res, ctx, refusalEnvelope(new DomainError(problem), ctx.id), statusOf(problem));
    else await transfer(target, req, res, ctx, { publicUrl: options.appsUrl ?? publicUrl, timeoutMs });
  };

  return {
    route: (req, res, next) => {
      const target = findTarget(getContext(req));
      if (target) answer(req, res, target, next).catch((error: unknown) => next(createUpstreamError(error)));
      else next();
    },
    showUntrusted: (req, res, ctx, next) => {
      const target = findTarget(ctx);
      if (target?.isUntrusted)
        answerUntrusted(req, res, ctx, target).catch((error: unknown) => next(createUpstreamError(error)));
      else next(new DomainError('unknown_address'));
    },
    close: () => {
      for (const { pool } of targets) void pool.destroy();
    },
  };
}

const defaultTimeoutMs = 30_000;
const connectTimeoutMs = 3000;
const connections = 64;

/** As HTTP statuses too: a script or picture of an old page must not take the refusal for its file. */
function statusOf(problem: ErrorCode): 401 | 403 {
  return problem === 'not_signed_in' ? 401 : 403;
}

const askTimeoutMs = 5000;

type HeadersOf = Parameters<typeof pageAnswerHeaders>[0];

function createPool(origin: string): Pool {
  return new Pool(origin, { connections, pipelining: 1, connect: { timeout: connectTimeoutMs } });
}

/** Reading and sending forms; no script of an old page may take over the requests of a part of the portal. */
function requireOrdinary({ method, headers }: IncomingMessage, pathname: string): void {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') throw new DomainError('method_not_allowed');
  if (headers['service-worker'] !== undefined) throw new DomainError('unknown_address');
  // What two servers may read in two ways: dots, encoded slashes and dots, backslashes.
  if (/\/\.{1,2}(?:\/|$)|%2e|%2f|%5c|\\|\/\//i.test(pathname)) throw new DomainError('bad_request');
}

/** @throws DomainError when the upstream cannot say */
function fetchVisitor(
  { fetchForVisitor }: OldPagesOptions,
  ctx: RequestContext,
): Promise<SessionUser | null> {
  return throwOnFailure(fetchUser(fetchForVisitor, ctx, askTimeoutMs));
}

/** What the portal speaks with this user: the second origin has none of its cookies. */
function languageOf({ headers }: IncomingMessage, user: SessionUser | null): Language {
  return findWantedLanguage({ search: '', headers, ofAccount: user?.language }) ?? defaultLanguage;
}

/** Why this visitor may read nothing here, if so. Data and scripts are asked about as pages are: they may say as much as a page. */
function findRefusal(user: SessionUser | null, ctx: RequestContext): ErrorCode | undefined {
  if (!user) return 'not_signed_in';
  const pending = findPending(user);
  if (pending) return pending.code;
  return findClosedApp(ctx.pathname, user.closedApps) ? 'forbidden' : undefined;
}

function refuse(req: IncomingMessage, res: ServerResponse, ctx: RequestContext, problem: ErrorCode): void {
  if (req.method !== 'POST' && isDocument(req)) {
    // From the sign-in page, somebody whose sign-in lacks something is led to the page for that.
    const target = encodeURIComponent(ctx.pathname + ctx.search);
    answerRedirect(res, ctx, `${pagePaths.login}?redirect_uri=${target}`);
    return;
  }
  answerJson(res, ctx, refusalEnvelope(new DomainError(problem), ctx.id), statusOf(problem));
}

function transfer(
  target: Target,
  req: IncomingMessage,
  res: ServerResponse,
  ctx: RequestContext,
  { publicUrl, timeoutMs }: { publicUrl: URL; timeoutMs: number },
): Promise<void> {
  const body = requestBodyOf(req);
  const path = req.url ?? '/';
  let location: string | undefined;
  return new Promise((resolve, reject) => {
    const hooks = {
      responseHeadersOf: (headers: HeadersOf) => pageAnswerHeaders(headers, ctx, location),
      complete,
    };
    const exchange = new Exchange(req, res, ctx, hooks, (error) =>
      error === undefined ? resolve() : reject(error),
    );
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: (controller) => exchange.onRequestStart(controller),
      onResponseStart: (controller, status, headers, message) => {
        const found = findPageLocation(headers, path, target);
        if (found === 'outside') {
          controller.abort(new DomainError('upstream_invalid'));
          return;
        }
        location = found.path;
        exchange.onResponseStart(controller, status, headers, message);
      },
      onResponseData: (controller, chunk) => exchange.onResponseData(controller, chunk),
      onResponseEnd: () => exchange.onResponseEnd(),
      onResponseError: (controller, error) => exchange.onResponseError(controller, error),
    };
    const method = req.method ?? 'GET';
    const headers = pageRequestHeaders(req, ctx, { publicUrl, hasBody: body !== null });
    target.pool.dispatch({ path, method, headers, body, headersTimeout: timeoutMs }, handler);
  });
}

function isDocument({ headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document' || destination === 'iframe';
  return headers.accept?.includes('text/html') ?? false;
}

/** Cookies of page servers end here: there is nothing to keep before the answer begins. */
function complete(): undefined {}
