/** Requests of all files share these places; the most urgent one gets the next place. */
export interface Slots {
  /**
   * Runs work once a place is free.
   * @param rank the higher goes first; equals go in the order of asking
   * @throws the reason of the signal while it waits, else what the work throws
   */
  run<Result>(rank: () => number, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

interface Waiter {
  readonly rank: () => number;
  start(): void;
}

/** @param limit places at the moment */
export function createSlots(limit: () => number): Slots {
  const waiting: Waiter[] = [];
  let running = 0;

  function startNext(): void {
    while (running < limit()) {
      const ranks = waiting.map(({ rank }) => rank());
      const [next] = waiting.splice(ranks.indexOf(Math.max(...ranks)), 1);
      if (!next) return;
      running += 1;
      next.start();
    }
  }

  function acquire(rank: () => number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const abort = (): void => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(signal.reason);
      };
      const waiter: Waiter = {
        rank,
        start() {
          signal.removeEventListener('abort', abort);
          resolve();
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      waiting.push(waiter);
      startNext();
    });
  }

  return {
    async run(rank, signal, work) {
      await acquire(rank, signal);
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
