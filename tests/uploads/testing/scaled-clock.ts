/** A clock of the upload client for real requests: its delays and limits pass faster, and are written down in its own time. */
export interface ScaledClock {
  now(): number;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Every delay that was waited for, ms. */
  readonly delays: readonly number[];
}

/** What waits longer is a limit of silence. Busy machines must not run into it. */
const limitFromMs = 100_000;
const maxSpeedOfLimits = 30;

/** @param speed how many times faster than the wall's */
export function createScaledClock(speed: number): ScaledClock {
  const delays: number[] = [];
  return {
    delays,
    now: () => performance.now() * speed,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        delays.push(ms);
        const abort = (): void => {
          clearTimeout(timer);
          reject(signal.reason);
        };
        const divisor = ms < limitFromMs ? speed : Math.min(speed, maxSpeedOfLimits);
        const timer = setTimeout(() => {
          signal.removeEventListener('abort', abort);
          resolve();
        }, ms / divisor);
        signal.addEventListener('abort', abort, { once: true });
      }),
  };
}
