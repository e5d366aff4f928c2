/** Failures that open it: so many in a row, or this share of the last calls. */
const limits = { inARow: 5, last: 20, share: 0.5 } as const;
/** How long nobody is let through, ms; each failed probe doubles it. */
const pauses = { first: 5_000, max: 60_000 } as const;

/** How a call ended for the service. `none`: the browser went away first, or nothing was sent. */
export type Outcome = 'answered' | 'failed' | 'none';
export type ReportOutcome = (outcome: Outcome) => void;

export interface Breaker {
  /** Ms until a call makes sense again; 0 where it does now. */
  readonly findPause: () => number;
  /** Begins a call; whose outcome is reported once. Undefined where none is let through now. */
  readonly begin: () => ReportOutcome | undefined;
}

export interface BreakerOptions {
  readonly clock: () => number;
  /** Called when it opens and when it closes again. */
  readonly onChange: (isOpen: boolean) => void;
}

/**
 * Keeps callers of a service that is away from waiting for it. Once open, nobody gets through for a while; then one call
 * is a probe, and all wait for how it ends.
 */
export function createBreaker({ clock, onChange }: BreakerOptions): Breaker {
  let failuresInARow = 0;
  let outcomes: boolean[] = [];
  let openUntil: number | undefined;
  let pause: number = pauses.first;
  let isProbing = false;

  const open = (): void => {
    if (openUntil === undefined) onChange(true);
    openUntil = clock() + pause;
    pause = Math.min(pause * 2, pauses.max);
  };

  const close = (): void => {
    openUntil = undefined;
    failuresInARow = 0;
    outcomes = [];
    pause = pauses.first;
    onChange(false);
  };

  const note = (outcome: Outcome): void => {
    // What began before it opened says nothing new.
    if (outcome === 'none' || openUntil !== undefined) return;
    const isFailed = outcome === 'failed';
    failuresInARow = isFailed ? failuresInARow + 1 : 0;
    if (outcomes.length === limits.last) outcomes.shift();
    outcomes.push(isFailed);
    const failures = isFailed ? outcomes.filter(Boolean).length : 0;
    if (failuresInARow >= limits.inARow || failures >= limits.last * limits.share) open();
  };

  const endProbe = (outcome: Outcome): void => {
    isProbing = false;
    if (outcome === 'failed') open();
    else if (outcome === 'answered') close();
  };

  return {
    findPause: () => {
      if (openUntil === undefined) return 0;
      return isProbing ? 1000 : Math.max(0, openUntil - clock());
    },
    begin: () => {
      if (openUntil === undefined) return note;
      if (isProbing || clock() < openUntil) return undefined;
      isProbing = true;
      return endProbe;
    },
  };
}
