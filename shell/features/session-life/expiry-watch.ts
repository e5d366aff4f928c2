const minute = 60_000;
/** The warning comes so long before the end. */
export const warnMs = 5 * minute;
const retryMs = 15_000;
const leastMs = 1_000;

/** When the session ends, by the clock of this computer, ms since the epoch. */
export interface Expiry {
  /** Unless the user does something. */
  idle: number;
  /** In any case. */
  absolute: number;
}

/** The end is near: `idle` can be put off, `absolute` cannot. */
export interface Warning {
  kind: 'idle' | 'absolute';
  endsAt: number;
}

interface ExpiryWatchDeps {
  /** Shows the warning, or takes it away. */
  show: (warning: Warning | undefined) => void;
  /** It is time to ask the server. */
  onDue: () => void;
}

/** Knows when the session ends, shows the warning before, and says when to ask again. */
export function createExpiryWatch({ show, onDue }: ExpiryWatchDeps) {
  let ends: Expiry | undefined;
  let dueAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const askAt = (time: number): void => {
    clearTimeout(timer);
    dueAt = time;
    timer = setTimeout(onDue, Math.max(time - Date.now(), leastMs));
  };

  return {
    take: (next: Expiry): void => {
      ends = next;
      const endsAt = endOf(next);
      const warnAt = endsAt - warnMs;
      const isNear = Date.now() >= warnAt;
      show(isNear ? { kind: next.absolute <= next.idle ? 'absolute' : 'idle', endsAt } : undefined);
      askAt(isNear ? endsAt : warnAt);
    },
    /** Nothing is known any more. */
    forget: (): void => {
      clearTimeout(timer);
      ends = undefined;
      dueAt = undefined;
      show(undefined);
    },
    /** The server gave no answer. */
    retry: (): void => {
      askAt(Date.now() + retryMs);
      // A network that comes back, or a user, need not wait for that.
      dueAt = Date.now();
    },
    isDue: (): boolean => dueAt !== undefined && Date.now() >= dueAt,
    /** Whether a warning is not called for yet. */
    isFar: (): boolean => ends !== undefined && Date.now() < endOf(ends) - warnMs,
    isLater: (next: Expiry): boolean =>
      !ends || next.idle > ends.idle + leastMs || next.absolute > ends.absolute + leastMs,
    stop: (): void => clearTimeout(timer),
  };
}

function endOf({ idle, absolute }: Expiry): number {
  return Math.min(idle, absolute);
}
