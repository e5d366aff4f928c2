import { LRUCache } from 'lru-cache';
import type { RequestContext } from '#bff/http';
import type { SessionUser } from '#shared/contracts';

/** So long a right that was taken away may still show an app in the list of a page; its calls are refused at once. */
const keptForMs = 30_000;
/** Sessions of one process about which something is kept; each needs a few dozen bytes for each app. */
const maxSessions = 10_000;

interface Entry {
  readonly userId: string;
  /** Who the session's user was then: another unit or type has other menus. */
  readonly role: string;
  readonly until: number;
  /** Whether the user has nothing of an app, by the code of its menu. */
  readonly closed: Map<string, boolean>;
}

type Holder = NonNullable<RequestContext['session']>;

/** What the menus of other apps said to a session a moment ago. */
export interface MenuVerdicts {
  /** What is known of one user in one session. Keeping is in vain once something of the user changed after this call. */
  of(
    session: Pick<Holder, 'key'>,
    user: SessionUser,
  ): {
    readonly find: (code: string) => boolean | undefined;
    readonly keep: (code: string, isClosed: boolean) => void;
  };
  /** Something of these users has changed, perhaps what they may open. */
  readonly forget: (userIds: readonly string[]) => void;
  readonly forgetAll: () => void;
}

/** @param now monotonic time in ms: a frozen wall clock must not make entries immortal */
export function createMenuVerdicts(now: () => number = () => performance.now()): MenuVerdicts {
  const entries = new LRUCache<string, Entry>({ max: maxSessions });
  let forgettings = 0;

  const findEntry = (key: string, userId: string, role: string): Entry | undefined => {
    const entry = entries.get(key);
    const counts = entry?.userId === userId && entry.role === role && now() < entry.until;
    return counts ? entry : undefined;
  };

  const open = (key: string, userId: string, role: string): Entry => {
    const entry = { userId, role, until: now() + keptForMs, closed: new Map<string, boolean>() };
    entries.set(key, entry);
    return entry;
  };

  return {
    of: ({ key }, { userId, userType, unitId }) => {
      const role = `${userType} ${unitId}`;
      const asked = forgettings;
      return {
        find: (code) => findEntry(key, userId, role)?.closed.get(code),
        keep: (code, isClosed) => {
          if (asked !== forgettings) return;
          (findEntry(key, userId, role) ?? open(key, userId, role)).closed.set(code, isClosed);
        },
      };
    },
    forget: (userIds) => {
      forgettings += 1;
      const gone = new Set(userIds);
      for (const [key, { userId }] of entries) if (gone.has(userId)) entries.delete(key);
    },
    forgetAll: () => {
      forgettings += 1;
      entries.clear();
    },
  };
}
