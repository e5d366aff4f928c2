import type { Clock } from '../sending/clock.ts';

export interface ManualClock extends Clock {
  /** Lets milliseconds pass, and what waits for them go on. */
  advance(ms: number): Promise<void>;
}

/** A clock that stands until a test moves it. */
export function createManualClock(): ManualClock {
  let time = 0;
  const timers = new Set<{ at: number; ring: () => void }>();
  return {
    now: () => time,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const timer = { at: time + ms, ring: resolve };
        timers.add(timer);
        signal.addEventListener('abort', () => {
          timers.delete(timer);
          reject(signal.reason);
        });
      }),
    async advance(ms) {
      time += ms;
      for (const timer of timers) {
        if (timer.at > time) continue;
        timers.delete(timer);
        timer.ring();
      }
      await new Promise(setImmediate);
    },
  };
}

/** Longer delays are those of a watchdog, which never ends here. */
const shortMs = 100_000;

/** A clock for real requests: delays between attempts pass at once and are written down. */
export function createQuickClock(): Clock & { readonly delays: number[] } {
  const delays: number[] = [];
  let passed = 0;
  return {
    delays,
    now: () => performance.now() + passed,
    wait(ms, signal) {
      signal.throwIfAborted();
      if (ms < shortMs) {
        delays.push(ms);
        passed += ms;
        return Promise.resolve();
      }
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    },
  };
}
