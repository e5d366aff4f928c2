/** Rejects when `work` takes longer than `milliseconds`; what hangs cannot be stopped, only given up. */
export const withTimeout = <Value>(
  work: Promise<Value>,
  milliseconds: number,
  what: string,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what} did not load within ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
