/** Epoch milliseconds. Every rule that depends on time takes one, so that a test can freeze it. */
export type Clock = () => number;

export interface SettableClock {
  readonly now: Clock;
  /** Freezes the clock at an instant (epoch ms); null lets it run again. */
  readonly set: (instant: number | null) => void;
}

/** A clock that runs until it is frozen. */
export function createSettableClock(): SettableClock {
  let frozen: number | null = null;
  return {
    now: () => frozen ?? Date.now(),
    set: (instant) => {
      frozen = instant;
    },
  };
}
