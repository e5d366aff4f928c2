/** Time, which tests replace. */
export interface Clock {
  /** Milliseconds that only grow. */
  now(): number;
  /** Ends after milliseconds. @throws the reason of the signal */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The time of the page. */
export function createClock(): Clock {
  return {
    now: () => performance.now(),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const abort = (): void => {
          clearTimeout(timer);
          reject(signal.reason);
        };
        const timer = setTimeout(() => {
          signal.removeEventListener('abort', abort);
          resolve();
        }, ms);
        signal.addEventListener('abort', abort, { once: true });
      }),
  };
}
