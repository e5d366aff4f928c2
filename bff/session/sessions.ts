import { createSeal } from '#shared/seal';
import type { Clock } from './clock.ts';
import type { TokenCookieNames } from './jar-tokens.ts';
import { reachStore } from './reach-store.ts';
import type { Session } from './session.ts';
import { createSessionCache } from './session-cache.ts';
import { createSessionCodec } from './session-codec.ts';
import { createSessionId, keyOfSessionId } from './session-cookie.ts';
import { absoluteMs, isLive, keepUntil } from './session-life.ts';
import { createSessionReads } from './session-reads.ts';
import type { SessionParts } from './session-records.ts';
import type { SessionStore } from './session-store.ts';
import { createSessionWrites } from './session-writes.ts';
import { createUpstreamJar, type UpstreamJar } from './upstream-jar.ts';

const cacheTtlMs = 500;

export interface SessionEnds {
  readonly idleEndsAt: number;
  readonly absoluteEndsAt: number;
}

export interface SessionsOptions {
  readonly store: SessionStore;
  /** `SESSION_KEYS`, newest first. */
  readonly keys: readonly string[];
  readonly upstreamOrigin: string;
  readonly clock: Clock;
  readonly tokenCookies?: TokenCookieNames | undefined;
  /** How long this process trusts what it read, ms. Default 500; a sign-out elsewhere counts after this at the latest. */
  readonly cacheTtlMs?: number | undefined;
}

/** The visitors' sessions. What reads or writes the store rejects with `store_unavailable` while it is down. */
export interface Sessions {
  /** Without waiting: a live session that was read a moment ago. `isPassive` as in `find`. */
  findCached(id: string, isPassive?: boolean): Session | undefined;
  /**
   * The live session with this id; undefined when it never was, has ended, or cannot be opened with our keys.
   * @param isPassive no sign of the visitor's being there: the idle end stays where it is. Default false
   */
  find(id: string, isPassive?: boolean): Promise<Session | undefined>;
  /** When it ends, without and with further activity, ms since the epoch. */
  endsOf(session: Session): SessionEnds;
  /** Moves the idle end as far as it goes, now. */
  stay(session: Session): void;
  /**
   * Opens a session that owns the cookies of one upstream answer.
   * @param isShared on a computer that several people use. Default false
   */
  open(setCookies: readonly string[], pathname: string, isShared?: boolean): Promise<Session>;
  /**
   * Changes a session and saves it. `change` may run again on a fresher reading, so it must only depend on the
   * session it gets. False when the session has ended meanwhile.
   */
  update(session: Session, change: (session: Session) => void): Promise<boolean>;
  /** Reads it again, whatever the cache says. False when it has ended. */
  reload(session: Session): Promise<boolean>;
  destroy(session: Session): Promise<void>;
  destroyAll(): Promise<void>;
}

export function createSessions(options: SessionsOptions): Sessions {
  const { store, clock, upstreamOrigin, tokenCookies } = options;
  const openJar = (serialized?: string) => createUpstreamJar(upstreamOrigin, clock, serialized, tokenCookies);
  const seal = createSeal({ secrets: options.keys, purpose: 'portal session jar', minLength: 32 });
  const codec = createSessionCodec(seal, openJar);
  const cache = createSessionCache(options.cacheTtlMs ?? cacheTtlMs);
  const parts: SessionParts = { store, codec, cache, clock };
  const { load, reload } = createSessionReads(parts);
  const { touch, update } = createSessionWrites(parts, reload);

  return {
    findCached: (id, isPassive = false) => {
      const session = cache.findFresh(id);
      if (!session || !isLive(session, clock)) return undefined;
      if (!isPassive) touch(session);
      return session;
    },
    find: async (id, isPassive = false) => {
      const session = await load(id);
      if (session && !isPassive) touch(session);
      return session;
    },
    open: async (setCookies, pathname, isShared = false) => {
      const session = createSession(clock(), openJar(), isShared);
      session.jar.store(setCookies, pathname);
      await reachStore(store.create(codec.toRecord(session, session.revision), keepUntil(session)));
      cache.put(session);
      return session;
    },
    endsOf: (session) => ({ idleEndsAt: keepUntil(session), absoluteEndsAt: session.endsAt }),
    stay: (session) => touch(session, 0),
    update,
    reload,
    destroy: async (session) => {
      cache.drop(session.id);
      await reachStore(store.destroy(session.key));
      cache.drop(session.id);
    },
    destroyAll: async () => {
      await reachStore(store.destroyAll());
      cache.clear();
    },
  };
}

function createSession(now: number, jar: UpstreamJar, isShared: boolean): Session {
  const id = createSessionId();
  return {
    id,
    key: keyOfSessionId(id),
    createdAt: now,
    lastSeenAt: now,
    endsAt: now + absoluteMs,
    revision: 1,
    userId: undefined,
    language: undefined,
    unitId: undefined,
    override: undefined,
    jar,
    isShared,
    refresh: undefined,
  };
}
