/** Says to who reads the parts of an upload that another one may be there. */
export interface PartSignal {
  /** How often it was said. */
  readonly count: number;
  /** Waits until it is said once more than so often. @throws Error when no part comes any more, or none in time */
  past: (count: number) => Promise<void>;
  wake: () => void;
  /** All parts are there that will be. */
  end: () => void;
}

/** @param idleTimeout how long nothing may be said, ms */
export function createPartSignal(idleTimeout: number): PartSignal {
  let count = 0;
  let hasEnded = false;
  let waiting: PromiseWithResolvers<void> | undefined;
  const wake = (): void => {
    count += 1;
    waiting?.resolve();
    waiting = undefined;
  };
  return {
    get count() {
      return count;
    },
    past: async (seen) => {
      if (count > seen) return;
      if (hasEnded) throw new Error('a part is missing');
      const next = Promise.withResolvers<void>();
      waiting = next;
      const timer = setTimeout(() => next.reject(new Error('no part came in time')), idleTimeout).unref();
      await next.promise.finally(() => clearTimeout(timer));
    },
    wake,
    end: () => {
      hasEnded = true;
      wake();
    },
  };
}
