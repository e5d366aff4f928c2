import { createCookieKeeper } from '#bff/proxy';
import { createSyHeadersOf } from '#bff/security';
import { createCookieRelay, createSessionCookie, createSessions } from '#bff/session';
import { createUpstream } from '#bff/upstream';
import type { BffOptions } from './options.ts';

/** What the stack and the rooms build on: who a visitor is, and the way to the services behind. */
export type BffCore = ReturnType<typeof createCore>;

export function createCore(options: BffOptions) {
  const { log, stores, clock = Date.now, tokenCookies, insecureHttp: isInsecure = false } = options;
  const publicUrl = new URL(options.publicUrl);
  const upstreamUrl = new URL(options.upstreamUrl);
  const syHeadersOf = createSyHeadersOf(publicUrl.origin);
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
    refreshTimeoutMs: options.timeouts?.refresh,
    readyPath: options.upstreamReadyPath,
  });
  const leaving = new AbortController();
  return {
    publicUrl,
    upstreamUrl,
    upstream,
    sessions,
    sessionCookie,
    relay,
    /** Signs visitors in and out with the cookies of upstream answers. */
    keeper: createCookieKeeper({ sessions, cookie: sessionCookie, relay, tokenCookies }),
    syHeadersOf,
    sessionKeys: options.sessionKeys,
    /** Plain HTTP beyond loopback: cookies go without `Secure`. */
    isInsecure,
    stores,
    clock,
    log,
    /** Whether the server has been asked to end, and answers on for a while. */
    isLeaving: () => leaving.signal.aborted,
    leave: () => leaving.abort(),
  };
}
