import type { Clock } from './clock.ts';
import { reachStore } from './reach-store.ts';
import { createSeal } from './seal.ts';
import type { Session } from './session.ts';
import { createSessionCache } from './session-cache.ts';
import { createSessionCodec } from './session-codec.ts';
import { createSessionId, keyOfSessionId } from './session-cookie.ts';
import type { SessionRecord, SessionStore } from './session-store.ts';
import { createUpstreamJar, type TokenCookieNames } from './upstream-jar.ts';

const minute = 60_000;
const idleMs = 120 * minute;
/** Somebody else may sit down next. */
const sharedIdleMs = 20 * minute;
const absoluteMs = 12 * 60 * minute;
const touchEveryMs = minute;
const cacheTtlMs = 500;
/** Saves of one session that may collide before giving up; each try bases on a fresh reading. */
const maxSaveTries = 8;

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

export const createSessions = (options: SessionsOptions): Sessions => {
  const { store, clock, upstreamOrigin, tokenCookies } = options;
  const openJar = (serialized?: string) => createUpstreamJar(upstreamOrigin, clock, serialized, tokenCookies);
  const codec = createSessionCodec(createSeal(options.keys), openJar);
  const cache = createSessionCache(options.cacheTtlMs ?? cacheTtlMs);
  const loading = new Map<string, Promise<Session | undefined>>();

  /** A record does not say whether it is a shared computer's; the session that is made of it does. */
  const keepUntil = (session: Pick<Session, 'endsAt' | 'lastSeenAt'> & { isShared?: boolean }): number =>
    Math.min(session.endsAt, session.lastSeenAt + (session.isShared ? sharedIdleMs : idleMs));
  const isLive = (session: Parameters<typeof keepUntil>[0]): boolean => clock() < keepUntil(session);

  /** Brings a held session up to the store's record; false when it cannot be opened. */
  const adopt = (session: Session, record: SessionRecord): boolean => {
    const content = codec.openContent(record);
    if (!content) return false;
    Object.assign(session, content, {
      revision: record.revision,
      userId: session.userId ?? record.userId,
      language: session.language ?? content.language,
      lastSeenAt: Math.max(session.lastSeenAt, record.lastSeenAt),
    });
    return true;
  };

  const create = (id: string, record: SessionRecord): Session | undefined => {
    const content = codec.openContent(record);
    if (!content) return undefined;
    const { key, createdAt, endsAt, lastSeenAt, revision, userId } = record;
    return { id, key, createdAt, endsAt, lastSeenAt, revision, userId, ...content };
  };

  const read = async (id: string): Promise<Session | undefined> => {
    const record = await reachStore(store.find(keyOfSessionId(id)));
    if (!record || !isLive(record)) {
      cache.drop(id);
      return undefined;
    }
    const held = cache.findAny(id);
    const isCurrent = held !== undefined && (held.revision === record.revision || adopt(held, record));
    const session = isCurrent ? held : create(id, record);
    if (!session) return undefined;
    // Another replica may have seen the visitor since; that alone is no new revision.
    session.lastSeenAt = Math.max(session.lastSeenAt, record.lastSeenAt);
    if (!isLive(session)) return undefined;
    cache.put(session);
    return session;
  };

  const touch = (session: Session, everyMs = touchEveryMs): void => {
    const now = clock();
    if (now - session.lastSeenAt < everyMs) return;
    session.lastSeenAt = now;
    const record = codec.toRecord(session, session.revision);
    // Losing to another save is fine: that one has the same time. A store that is down shows at the next reading.
    store.replace(record, session.revision, keepUntil(session)).catch(() => undefined);
  };

  const reload = async (session: Session): Promise<boolean> => {
    const record = await reachStore(store.find(session.key));
    if (!record || !isLive(record) || !adopt(session, record) || !isLive(session)) {
      cache.drop(session.id);
      return false;
    }
    return true;
  };

  const update: Sessions['update'] = async (session, change) => {
    for (let tries = 0; tries < maxSaveTries; tries++) {
      change(session);
      const expected = session.revision;
      const record = codec.toRecord(session, expected + 1);
      try {
        if (await reachStore(store.replace(record, expected, keepUntil(session)))) {
          session.revision = Math.max(session.revision, expected + 1);
          cache.put(session);
          return true;
        }
      } catch (error) {
        // What was not saved must not live on in memory.
        cache.drop(session.id);
        throw error;
      }
      if (!(await reload(session))) return false;
    }
    throw new Error('A session was saved too often at once');
  };

  return {
    findCached: (id, isPassive = false) => {
      const session = cache.findFresh(id);
      if (!session || !isLive(session)) return undefined;
      if (!isPassive) touch(session);
      return session;
    },
    find: async (id, isPassive = false) => {
      const running = loading.get(id) ?? read(id).finally(() => loading.delete(id));
      loading.set(id, running);
      const session = await running;
      if (session && !isPassive) touch(session);
      return session;
    },
    open: async (setCookies, pathname, isShared = false) => {
      const id = createSessionId();
      const now = clock();
      const session: Session = {
        id,
        key: keyOfSessionId(id),
        createdAt: now,
        lastSeenAt: now,
        endsAt: now + absoluteMs,
        revision: 1,
        userId: undefined,
        language: undefined,
        jar: openJar(),
        isShared,
        refresh: undefined,
      };
      session.jar.store(setCookies, pathname);
      await reachStore(store.create(codec.toRecord(session, 1), keepUntil(session)));
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
};
