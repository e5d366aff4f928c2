import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { Clock } from '#bff/http';
import type { LockStore, RefreshResult, Session, Sessions } from '#bff/session';
import { DomainError, idempotencyKeyName, oauthRefresh, refusalEnvelope } from '#shared/contracts';
import { askUpstream, type UpstreamText } from './ask-upstream.ts';
import { type Caller, pushCallerHeaders } from './caller-headers.ts';
import { findEnvelope } from './find-envelope.ts';
import { authCallTimeoutMs } from './pool.ts';

const refreshPath = oauthRefresh.path;

/** Calls that come within this time of a refresh take its result (D-14), ms. */
const reuseMs = 10_000;
/** A replica that dies leaves its lock behind for this long; one that works prolongs it, however slow the upstream is. */
const lockMs = 5000;
const prolongEveryMs = 1500;
/** Longer than the slowest refresh of another replica. */
const waitTimeoutMs = authCallTimeoutMs + 10_000;
const lockPollMs = 25;

export interface RefresherOptions {
  readonly pool: Dispatcher;
  readonly sessions: Sessions;
  readonly locks: LockStore;
  readonly clock: Clock;
  /** For the whole refresh call. Default 30 s. */
  readonly timeoutMs?: number | undefined;
}

/** Renews the tokens of a session: once, however many calls and replicas ask. */
export interface Refresher {
  /**
   * @throws DomainError when the upstream or a store cannot be reached; the tokens are then kept, nobody is signed
   * out by a broken line
   */
  refreshSession(session: Session, caller: Caller, syHeaders: string): Promise<RefreshResult>;
}

export function createRefresher({ pool, sessions, locks, clock, ...options }: RefresherOptions): Refresher {
  const timeoutMs = options.timeoutMs ?? authCallTimeoutMs;
  const running = new Map<string, Promise<RefreshResult>>();

  const findRecent = ({ refresh }: Session): RefreshResult | undefined =>
    refresh && Math.abs(clock() - refresh.at) < reuseMs ? refresh : undefined;

  const ask = async (session: Session, caller: Caller, syHeaders: string): Promise<RefreshResult> => {
    const headers = ['accept', 'application/json'];
    pushCallerHeaders(headers, { ...caller, session }, refreshPath, syHeaders);
    headers.push(idempotencyKeyName, attemptKeyOf(session));
    // The key makes a repetition the same attempt.
    const answer = await askUpstream(pool, { path: refreshPath, headers, timeoutMs, isRepeatable: true });
    const result = { at: clock(), isGranted: checkGranted(answer), text: answer.text };
    await sessions.update(session, (current) => {
      current.jar.store(answer.setCookies, refreshPath);
      if (!result.isGranted) current.jar.dropTokens();
      current.refresh = result;
    });
    return result;
  };

  /** The holder of the lock reads the session again first: an earlier holder may have done the work. */
  const refreshAlone = async (
    session: Session,
    caller: Caller,
    syHeaders: string,
  ): Promise<RefreshResult> => {
    const name = `refresh:${session.key}`;
    const giveUpAt = performance.now() + waitTimeoutMs;
    for (;;) {
      const token = await reachLock(locks.acquire(name, lockMs));
      if (token !== undefined) {
        const prolonging = setInterval(
          () => locks.extend(name, token, lockMs).catch(() => undefined),
          prolongEveryMs,
        );
        try {
          if (!(await sessions.reload(session))) return signedOut(clock());
          return findRecent(session) ?? (await ask(session, caller, syHeaders));
        } finally {
          clearInterval(prolonging);
          // Not released is not fatal: it runs out by itself.
          await locks.release(name, token).catch(() => undefined);
        }
      }
      if (performance.now() > giveUpAt) throw new DomainError('upstream_timeout', { detail: 'refresh lock' });
      await pause(lockPollMs);
    }
  };

  return {
    refreshSession: (session, caller, syHeaders) => {
      const recent = findRecent(session);
      if (recent) return Promise.resolve(recent);
      const underWay = running.get(session.key);
      if (underWay) return underWay;
      const fresh = refreshAlone(session, caller, syHeaders).finally(() => running.delete(session.key));
      running.set(session.key, fresh);
      return fresh;
    },
  };
}

/**
 * The same for every try to trade one refresh token in one session, in any process: a process that asks again after a crash or a
 * broken line is known to be the same. Nobody can make it up from what the stores hold, as they do not know the id.
 */
function attemptKeyOf({ id, jar }: Session): string {
  return createHmac('sha256', id)
    .update(jar.findRefreshToken() ?? '')
    .digest('base64url');
}

/**
 * Whether the upstream renewed the tokens. Only a clear no counts as a refusal: an overloaded upstream or a block
 * page in between must not sign anybody out. Another code than `ok` is a no under status 200 (D06).
 */
function checkGranted({ httpStatus, text }: UpstreamText): boolean {
  const envelope = findEnvelope(text);
  const status = envelope?.status ?? (httpStatus === 401 || httpStatus === 403 ? httpStatus : undefined);
  if (status === undefined) {
    throw new DomainError(httpStatus >= 500 ? 'upstream_unavailable' : 'upstream_invalid', {
      detail: 'refresh',
    });
  }
  if (status >= 500 || status === 429) throw new DomainError('upstream_unavailable', { detail: 'refresh' });
  return status === 200 && envelope?.code === 'ok';
}

async function reachLock<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new DomainError('store_unavailable', { retryAfter: 5, cause });
  }
}

/** The session ended while the call waited. */
function signedOut(at: number): RefreshResult {
  return {
    at,
    isGranted: false,
    text: JSON.stringify(refusalEnvelope(new DomainError('not_signed_in'))),
  };
}
