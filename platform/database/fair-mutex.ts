/** A thing that one may have at a time, in the order in which they came. */
export interface FairMutex {
  /** Resolves when it is the caller's turn. */
  acquire(): Promise<void>;
  /** Ends the turn; the next one begins after whatever else the process has to do has had its moment. */
  release(): void;
}

/**
 * Kysely's own lock wakes everybody who waits and lets a caller that comes by at that moment in before them: while many sign in, a
 * small request could wait until the last of them was done.
 */
export function createFairMutex(): FairMutex {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    acquire: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    release: () => {
      const next = waiting.shift();
      // Not at once: a long queue would be worked off without a single new request being read.
      if (next) setImmediate(next);
      else isTaken = false;
    },
  };
}
