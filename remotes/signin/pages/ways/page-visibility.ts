/** Resolves once the page can be seen; rejects when the signal aborts. */
export const untilVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else if (!document.hidden) resolve();
    else {
      const look = (): void => {
        if (document.hidden) return;
        document.removeEventListener('visibilitychange', look);
        resolve();
      };
      document.addEventListener('visibilitychange', look, { signal });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }
  });

/** Waits; rejects when the signal aborts. */
export const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
