import { reachStore } from './reach-store.ts';
import type { Session } from './session.ts';
import { keepUntil } from './session-life.ts';
import type { SessionParts } from './session-records.ts';

const minute = 60_000;
const touchEveryMs = minute;
/** Saves of one session that may collide before giving up; each try bases on a fresh reading. */
const maxSaveTries = 8;

/** @param reload reads a session again; false when it has ended */
export function createSessionWrites(
  { store, codec, cache, clock }: SessionParts,
  reload: (session: Session) => Promise<boolean>,
) {
  return {
    /** Moves the idle end, at most every so often. */
    touch: (session: Session, everyMs = touchEveryMs): void => {
      const now = clock();
      if (now - session.lastSeenAt < everyMs) return;
      session.lastSeenAt = now;
      const record = codec.toRecord(session, session.revision);
      // Losing to another save is fine: that one has the same time. A store that is down shows at the next reading.
      store.replace(record, session.revision, keepUntil(session)).catch(() => undefined);
    },

    update: async (session: Session, change: (session: Session) => void): Promise<boolean> => {
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
    },
  };
}
