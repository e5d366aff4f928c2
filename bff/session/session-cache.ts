import { LRUCache } from 'lru-cache';
import type { Session } from './session.ts';

interface Entry {
  readonly session: Session;
  checkedAt: number;
}

/**
 * Sessions this process has read lately. An entry is trusted for a moment only; after that it still spares opening
 * the jar again when the store's record has not changed.
 */
export interface SessionCache {
  /** A session that was read within the time to live. */
  findFresh(id: string): Session | undefined;
  findAny(id: string): Session | undefined;
  put(session: Session): void;
  drop(id: string): void;
  clear(): void;
}

/** More than this many visitors of one process are not kept in memory. */
const maxEntries = 20_000;

/** @param now monotonic time in ms: a frozen wall clock must not make entries immortal */
export function createSessionCache(ttlMs: number, now: () => number = () => performance.now()): SessionCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  return {
    findFresh: (id) => {
      const entry = entries.get(id);
      return entry && now() - entry.checkedAt < ttlMs ? entry.session : undefined;
    },
    findAny: (id) => entries.get(id)?.session,
    put: (session) => {
      entries.set(session.id, { session, checkedAt: now() });
    },
    drop: (id) => {
      entries.delete(id);
    },
    clear: () => entries.clear(),
  };
}
