/** A clock that tests stop. */
export interface TestClock {
  /** ms since the epoch. */
  readonly now: () => number;
  /** Stops the clock at this time; null lets it run. */
  set(time: number | null): void;
}

export function createTestClock(running: () => number = Date.now): TestClock {
  let stopped: number | null = null;
  return {
    now: () => stopped ?? running(),
    set: (time) => {
      stopped = time;
    },
  };
}
