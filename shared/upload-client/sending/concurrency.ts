/** How many requests may run at a time: one more after each round that went well, half after congestion. */
export interface Concurrency {
  readonly limit: number;
  onSuccess(): void;
  /** A time-out or a 429. @param now milliseconds */
  onCongestion(now: number): void;
}

const minLimit = 1;
const maxLimit = 6;
const firstLimit = 3;
/** Requests that run together fail together; they count once. */
const onceInMs = 1000;

export function createConcurrency(): Concurrency {
  let exact: number = firstLimit;
  let congestedAt = Number.NEGATIVE_INFINITY;
  return {
    get limit() {
      return Math.floor(exact);
    },
    onSuccess() {
      exact = Math.min(maxLimit, exact + 1 / exact);
    },
    onCongestion(now) {
      if (now - congestedAt < onceInMs) return;
      congestedAt = now;
      exact = Math.max(minLimit, exact / 2);
    },
  };
}
