import { setTimeout as delay } from 'node:timers/promises';

/** A line that takes so many bytes a second and no more, for all who send on it together. */
export interface Line {
  /** Waits until these bytes have room. */
  take: (bytes: number) => Promise<void>;
}

/** Timers are not finer, ms. */
const shortest = 2;

/** @param megabits a second, of 10^6 bits */
export function createLine(megabits: number): Line {
  const bytesPerMs = (megabits * 1e6) / 8 / 1000;
  let freeAt = 0;
  return {
    take: async (bytes) => {
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + bytes / bytesPerMs;
      if (freeAt - now >= shortest) await delay(freeAt - now);
    },
  };
}
