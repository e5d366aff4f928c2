import { reachStore } from './reach-store.ts';
import type { Session } from './session.ts';
import { keyOfSessionId } from './session-cookie.ts';
import { isLive } from './session-life.ts';
import { adoptRecord, openRecord, type SessionParts } from './session-records.ts';

/** Reads sessions from the store, past the cache, which has them then. */
export function createSessionReads({ store, codec, cache, clock }: SessionParts) {
  const loading = new Map<string, Promise<Session | undefined>>();

  const read = async (id: string): Promise<Session | undefined> => {
    const record = await reachStore(store.find(keyOfSessionId(id)));
    if (!record || !isLive(record, clock)) {
      cache.drop(id);
      return undefined;
    }
    const held = cache.findAny(id);
    const isCurrent =
      held !== undefined && (held.revision === record.revision || adoptRecord(held, record, codec));
    const session = isCurrent ? held : openRecord(id, record, codec);
    if (!session) return undefined;
    // Another replica may have seen the visitor since; that alone is no new revision.
    session.lastSeenAt = Math.max(session.lastSeenAt, record.lastSeenAt);
    if (!isLive(session, clock)) return undefined;
    cache.put(session);
    return session;
  };

  return {
    /** Who asks for one session at the same moment waits for one reading. */
    load: (id: string): Promise<Session | undefined> => {
      const running = loading.get(id) ?? read(id).finally(() => loading.delete(id));
      loading.set(id, running);
      return running;
    },

    reload: async (session: Session): Promise<boolean> => {
      const record = await reachStore(store.find(session.key));
      const isHere = record && isLive(record, clock) && adoptRecord(session, record, codec);
      if (isHere && isLive(session, clock)) return true;
      cache.drop(session.id);
      return false;
    },
  };
}
