import type { SessionFacts } from '#shared/contracts';
import type { Answer } from './ask-session.ts';

const minute = 60_000;
/** The warning comes so long before the end. */
export const warnMs = 5 * minute;
/** How often the server hears of keys and presses at most. */
const tellEveryMs = 5 * minute;
const retryMs = 15_000;
const leastMs = 1_000;

/** When the session ends, by the clock of this computer, ms since the epoch. */
export interface Expiry {
  /** Unless the user does something. */
  idle: number;
  /** In any case. */
  absolute: number;
}

/** What one tab knows and tells the others. */
export interface LifeEvent extends Expiry {
  /** The user was active there just now; otherwise it was only asked. */
  byUser: boolean;
}

/** The end is near: `idle` can be put off, `absolute` cannot. */
export interface Warning {
  kind: 'idle' | 'absolute';
  endsAt: number;
}

export interface SessionLifeDeps {
  ask: () => Promise<Answer>;
  askToStay: () => Promise<Answer>;
  /** Tells the other tabs. */
  tell: (event: LifeEvent) => void;
  /** Shows the warning, or takes it away. */
  show: (warning: Warning | undefined) => void;
  /** The session is over. Resolves true once the user has signed in again. */
  onEnded: () => Promise<boolean>;
}

export interface SessionLife {
  /** Asks the server now. */
  check(): Promise<void>;
  /** The user presses or types something. */
  noteActivity(): void;
  /** The page is looked at again: a timer may have slept. */
  wake(): void;
  /** Another tab knows more. */
  hear(event: LifeEvent): void;
  /** The user wants to stay; false when the server gave no answer. */
  stay(): Promise<boolean>;
  stop(): void;
}

/** Counted from the question, not the answer: rather a little early than late, however long the answer took. */
const toExpiry = ({ idleEndsAt, absoluteEndsAt, now }: SessionFacts, askedAt: number): Expiry => {
  const offset = askedAt - now;
  return { idle: idleEndsAt + offset, absolute: absoluteEndsAt + offset };
};

const isLater = (ends: Expiry, before: Expiry | undefined): boolean =>
  !before || ends.idle > before.idle + leastMs || ends.absolute > before.absolute + leastMs;

/** Watches the session of this page. Nothing happens before the first `check`. */
export const createSessionLife = (deps: SessionLifeDeps): SessionLife => {
  let ends: Expiry | undefined;
  let dueAt: number | undefined;
  let toldAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checking: Promise<void> | undefined;
  let isStopped = false;

  const checkAt = (time: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    dueAt = time;
    timer = setTimeout(() => void check(), Math.max(time - Date.now(), leastMs));
  };

  const take = (next: Expiry): void => {
    ends = next;
    const endsAt = Math.min(next.idle, next.absolute);
    const warnAt = endsAt - warnMs;
    const isNear = Date.now() >= warnAt;
    deps.show(isNear ? { kind: next.absolute <= next.idle ? 'absolute' : 'idle', endsAt } : undefined);
    checkAt(isNear ? endsAt : warnAt);
  };

  const end = async (): Promise<void> => {
    clearTimeout(timer);
    ends = undefined;
    dueAt = undefined;
    deps.show(undefined);
    if (await deps.onEnded()) await ask();
  };

  /** True when there was an answer. */
  const accept = (answer: Answer, askedAt: number, byUser: boolean): boolean => {
    if (isStopped) return true;
    if (answer === 'no answer') {
      checkAt(Date.now() + retryMs);
      // A network that comes back, or a user, need not wait for that.
      dueAt = Date.now();
      return false;
    }
    if (answer === 'ended') {
      void end();
      return true;
    }
    const next = toExpiry(answer, askedAt);
    if (byUser || isLater(next, ends)) deps.tell({ ...next, byUser });
    take(next);
    return true;
  };

  const ask = async (): Promise<void> => {
    const askedAt = Date.now();
    accept(await deps.ask(), askedAt, false);
  };

  const check = (): Promise<void> => {
    checking ??= ask().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  const stay = async (): Promise<boolean> => {
    const askedAt = Date.now();
    toldAt = askedAt;
    return accept(await deps.askToStay(), askedAt, true);
  };

  return {
    check,
    stay,
    noteActivity: () => {
      const isNear = ends && Date.now() >= Math.min(ends.idle, ends.absolute) - warnMs;
      // From the warning on, only its buttons count: a stray key must not answer it.
      if (ends && !isNear && Date.now() - toldAt >= tellEveryMs) void stay();
    },
    wake: () => {
      if (dueAt !== undefined && Date.now() >= dueAt) void check();
    },
    hear: ({ byUser, idle, absolute }) => {
      if (byUser) toldAt = Date.now();
      take({ idle, absolute });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
