/** As long as one part of an app may take: its module, its messages, the first data of its view. */
export const partTimeoutMs = 15_000;

/** Rejects when `work` takes longer than `milliseconds`; what hangs cannot be stopped, only given up. */
export function withTimeout<Value>(work: Promise<Value>, milliseconds: number, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what} did not load within ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
