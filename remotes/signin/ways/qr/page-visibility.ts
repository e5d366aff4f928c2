/** Resolves once the page can be seen; rejects when the signal aborts. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else if (!document.hidden) resolve();
    else {
      const onChange = (): void => {
        if (document.hidden) return;
        document.removeEventListener('visibilitychange', onChange);
        resolve();
      };
      document.addEventListener('visibilitychange', onChange, { signal });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }
  });
}

/** Waits; rejects when the signal aborts. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
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
}
