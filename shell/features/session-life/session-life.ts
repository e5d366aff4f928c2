import type { SessionInfo } from '#shared/contracts';
import type { Answer } from './ask-session.ts';
import { createExpiryWatch, type Expiry, type Warning } from './expiry-watch.ts';

/** The shortest time between two reports of keys and presses to the server. */
const reportEveryMs = 5 * 60_000;

/** What one tab knows and sends to the others. */
export interface LifeEvent extends Expiry {
  /** The user was active there just now; otherwise it was only asked. */
  byUser: boolean;
}

export interface SessionLifeDeps {
  ask: () => Promise<Answer>;
  askToStay: () => Promise<Answer>;
  /** Notifies the other tabs. */
  post: (event: LifeEvent) => void;
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
  receive(event: LifeEvent): void;
  /** The user wants to stay; false when the server gave no answer. */
  stay(): Promise<boolean>;
  stop(): void;
}

/** Watches the session of this page. Nothing happens before the first `check`. */
export function createSessionLife(deps: SessionLifeDeps): SessionLife {
  const watch = createExpiryWatch({ show: deps.show, onDue: () => void check() });
  let reportedAt = Date.now();
  let checking: Promise<void> | undefined;
  let isStopped = false;

  const end = async (): Promise<void> => {
    watch.forget();
    if (await deps.onEnded()) await ask();
  };

  /** True when there was an answer. */
  const accept = (answer: Answer, askedAt: number, byUser: boolean): boolean => {
    if (isStopped) return true;
    if (answer === 'no answer') {
      watch.retry();
      return false;
    }
    if (answer === 'ended') {
      void end();
      return true;
    }
    const next = toExpiry(answer, askedAt);
    if (byUser || watch.isLater(next)) deps.post({ ...next, byUser });
    watch.take(next);
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
    reportedAt = askedAt;
    return accept(await deps.askToStay(), askedAt, true);
  };

  return {
    check,
    stay,
    noteActivity: () => {
      // From the warning on, only its buttons count: a stray key must not answer it.
      if (watch.isFar() && Date.now() - reportedAt >= reportEveryMs) void stay();
    },
    wake: () => {
      if (watch.isDue()) void check();
    },
    receive: ({ byUser, idle, absolute }) => {
      if (byUser) reportedAt = Date.now();
      if (!isStopped) watch.take({ idle, absolute });
    },
    stop: () => {
      isStopped = true;
      watch.stop();
    },
  };
}

/** Counted from the question, not the answer: rather a little early than late, however long the answer took. */
function toExpiry({ idleEndsAt, absoluteEndsAt, now }: SessionInfo, askedAt: number): Expiry {
  const offset = askedAt - now;
  return { idle: idleEndsAt + offset, absolute: absoluteEndsAt + offset };
}
