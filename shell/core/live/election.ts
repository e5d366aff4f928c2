/** At most one tab of a browser leads at a time. */
export interface Election {
  /** Stands for election; leads as soon as nobody else does. */
  readonly join: () => void;
  /** Steps down, or stands no longer. */
  readonly leave: () => void;
}

/** Begins to lead; gives back how to end that. */
export type OnElected = () => () => void;

/** By the browser's own locks: the next tab leads at once when one goes, however it went. */
export function createLockElection(
  locks: Pick<LockManager, 'request'>,
  name: string,
  onElected: OnElected,
): Election {
  let candidacy: AbortController | undefined;
  return {
    join: () => {
      if (candidacy) return;
      const mine = new AbortController();
      candidacy = mine;
      const hold = (): Promise<void> =>
        new Promise((resolve) => {
          if (mine.signal.aborted) return resolve();
          const end = onElected();
          mine.signal.addEventListener('abort', () => {
            end();
            resolve();
          });
        });
      // Standing no longer rejects the request.
      locks.request(name, { signal: mine.signal }, hold).catch(() => undefined);
    },
    leave: () => {
      candidacy?.abort();
      candidacy = undefined;
    },
  };
}

const renewEveryMs = 3_000;
const leaseMs = 10_000;

interface Lease {
  holder: string;
  until: number;
}

/**
 * Elects by a note in the local storage that has to be renewed, where there are no locks (plain HTTP in a school's
 * network). A tab leads once its own note is still there at the next check: of two that write at the same time, one
 * finds the other's.
 */
export function createLeaseElection(
  storage: Storage,
  name: string,
  holder: string,
  onElected: OnElected,
): Election {
  let timer: ReturnType<typeof setInterval> | undefined;
  let end: (() => void) | undefined;

  const stepDown = (): void => {
    end?.();
    end = undefined;
  };
  const check = (): void => {
    const now = Date.now();
    const lease = parseLease(storage.getItem(name));
    const isMine = lease?.holder === holder;
    // One far in the future was written by a wrong clock.
    const isOver = !lease || lease.until <= now || lease.until > now + leaseMs;
    if (isMine) end ??= onElected();
    else stepDown();
    if (isMine || isOver) storage.setItem(name, JSON.stringify({ holder, until: now + leaseMs }));
  };
  return {
    join: () => {
      if (timer) return;
      timer = setInterval(check, renewEveryMs);
      check();
    },
    leave: () => {
      clearInterval(timer);
      timer = undefined;
      if (end && parseLease(storage.getItem(name))?.holder === holder) storage.removeItem(name);
      stepDown();
    },
  };
}

/** @param name the same in all tabs that have one leader */
export function createElection(name: string, onElected: OnElected): Election {
  // Not there outside secure contexts, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  const storage = findStorage();
  if (typeof BroadcastChannel === 'undefined') return createLoneElection(onElected);
  if (locks) return createLockElection(locks, name, onElected);
  return storage
    ? createLeaseElection(storage, name, String(Math.random()), onElected)
    : createLoneElection(onElected);
}

function parseLease(text: string | null): Lease | undefined {
  try {
    const lease: unknown = JSON.parse(text ?? '');
    if (typeof lease !== 'object' || lease === null || !('holder' in lease) || !('until' in lease))
      return undefined;
    return { holder: String(lease.holder), until: Number(lease.until) };
  } catch {
    return undefined;
  }
}

function findStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Where tabs can neither agree nor talk, each leads itself. */
function createLoneElection(onElected: OnElected): Election {
  let end: (() => void) | undefined;
  return {
    join: () => {
      end ??= onElected();
    },
    leave: () => {
      end?.();
      end = undefined;
    },
  };
}
