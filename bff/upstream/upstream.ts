import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Clock } from '#bff/http';
import type { LockStore, Sessions } from '#bff/session';
import { DomainError } from '#shared/contracts';
import { askUpstream, type UpstreamText } from './ask-upstream.ts';
import { type Caller, pushCallerHeaders } from './caller-headers.ts';
import { findEnvelope } from './find-envelope.ts';
import { authCallTimeoutMs, createUpstreamPool } from './pool.ts';
import { createRefresher, type Refresher } from './refresh.ts';

/** An access cookie this close to its end is renewed before it is used, ms. */
export const refreshMarginMs = 5000;

const probe = { path: '/readyz', timeoutMs: 2000 };

export interface UpstreamOptions {
  readonly url: URL;
  /** What the upstream demands on every request; default nothing. */
  readonly secret?: string | undefined;
  readonly sessions: Sessions;
  readonly locks: LockStore;
  readonly clock: Clock;
  readonly syHeadersOf: (headers: IncomingHttpHeaders) => string;
  readonly refreshTimeoutMs?: number | undefined;
  /** What the upstream is asked when somebody asks whether the portal is ready. Default `/readyz`. */
  readonly readyPath?: string | undefined;
}

export interface FetchUpstreamOptions {
  /** For everything together, a needed refresh included, ms. Default 30 s. */
  readonly timeoutMs?: number;
  /** The visitor's request headers, from which device and app are read. */
  readonly headers?: IncomingHttpHeaders;
}

export interface PostUpstreamOptions {
  /** A GET carries the form as its query, for services whose sign-in is one. Default POST. */
  readonly method?: 'GET' | 'POST' | undefined;
  /** Default an empty one. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as JSON in the place of the form. */
  readonly json?: unknown;
  /** The visitor's request headers, from which device, app and browser are read. */
  readonly headers: IncomingHttpHeaders;
  /** Cookies that the browser keeps for the upstream, as a part of the `Cookie` header. */
  readonly relayedPairs?: string | undefined;
}

export interface UpstreamAnswer {
  readonly httpStatus: number;
  /** Parsed JSON; parse it on with the schema of the call. */
  readonly body: unknown;
}

/** The upstream as the rest of the BFF uses it. */
export interface Upstream {
  readonly pool: Dispatcher;
  readonly refresher: Refresher;
  /**
   * GETs JSON for a visitor, with the session's cookies; renews tokens before or, on a 401 in the body, once after.
   * @param path path and query
   * @throws DomainError `upstream_unavailable`, `upstream_timeout`, `upstream_invalid` or `store_unavailable`
   */
  fetchUpstream(caller: Caller, path: string, options?: FetchUpstreamOptions): Promise<UpstreamAnswer>;
  /**
   * POSTs a form or JSON for a visitor, with the session's cookies if there is one; what the answer sets is the caller's to keep.
   * @throws DomainError `upstream_unavailable`, `upstream_timeout` or `upstream_invalid`
   */
  postUpstream(caller: Caller, path: string, options: PostUpstreamOptions): Promise<UpstreamText>;
  /** Rejects when the upstream does not answer, or says by a status from 500 that it cannot serve. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export function createUpstream(options: UpstreamOptions): Upstream {
  const { sessions, syHeadersOf, readyPath = probe.path } = options;
  const pool = createUpstreamPool(options.url, options.secret);
  const refresher = createRefresher({ ...options, pool, timeoutMs: options.refreshTimeoutMs });

  const fetchFor = async (
    caller: Caller,
    path: string,
    timeoutMs: number,
    syHeaders: string,
  ): Promise<UpstreamAnswer> => {
    const { session } = caller;
    const ask = async (): Promise<UpstreamText> => {
      const pathname = path.split('?')[0] ?? path;
      const headers = ['accept', 'application/json'];
      pushCallerHeaders(headers, caller, pathname, syHeaders);
      const answer = await askUpstream(pool, { path, headers, timeoutMs, isRepeatable: true });
      if (session && answer.setCookies.length > 0) {
        await sessions.update(session, ({ jar }) => jar.store(answer.setCookies, pathname));
      }
      return answer;
    };
    const refresh = async (): Promise<boolean> =>
      session !== undefined && (await refresher.refreshSession(session, caller, syHeaders)).isGranted;

    const isRenewed = session?.jar.needsRefresh(refreshMarginMs) && (await refresh());
    let answer = await ask();
    const isRefused = findEnvelope(answer.text)?.status === 401;
    if (isRefused && !isRenewed && session?.jar.hasRefreshToken() && (await refresh())) answer = await ask();
    return { httpStatus: answer.httpStatus, body: parseBody(answer) };
  };

  return {
    pool,
    refresher,
    fetchUpstream: (caller, path, { timeoutMs = authCallTimeoutMs, headers = {} } = {}) =>
      withDeadline(fetchFor(caller, path, timeoutMs, syHeadersOf(headers)), timeoutMs),
    postUpstream: (
      caller,
      path,
      { method = 'POST', form = {}, json, headers: { 'user-agent': userAgent, ...visitor }, relayedPairs },
    ) => {
      const headers = ['accept', 'application/json'];
      const isForm = json === undefined;
      const contentType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      if (method === 'POST') headers.push('content-type', contentType);
      if (userAgent !== undefined) headers.push('user-agent', userAgent);
      const syHeaders = syHeadersOf({ 'user-agent': userAgent, ...visitor });
      pushCallerHeaders(headers, caller, path, syHeaders, relayedPairs);
      const text = isForm ? new URLSearchParams(form).toString() : JSON.stringify(json);
      const sent = method === 'POST' ? { path, body: text } : { path: `${path}?${text}` };
      return askUpstream(pool, { method, ...sent, headers, timeoutMs: authCallTimeoutMs });
    },
    check: async () => {
      const { httpStatus } = await askUpstream(pool, { ...probe, path: readyPath, headers: [] });
      if (httpStatus >= 500)
        throw new DomainError('upstream_unavailable', { detail: `${readyPath} answered ${httpStatus}` });
    },
    close: () => pool.destroy(),
  };
}

/** Undefined for a page that says that there is no such call: services need not have each. */
function parseBody({ httpStatus, text }: UpstreamText): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (httpStatus === 404) return undefined;
    throw new DomainError('upstream_invalid', { cause });
  }
}

/** The call itself goes on: a refresh under way must be saved even if nobody waits for it any more. */
async function withDeadline<T>(call: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('upstream_timeout')), timeoutMs);
  });
  try {
    return await Promise.race([call, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
