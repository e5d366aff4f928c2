/** Lets so many run at once; the others wait in order. */
export interface WorkSlots {
  /** Waits for a slot. @returns gives it back @throws what the signal was aborted with while it waited */
  readonly enter: (signal: AbortSignal) => Promise<() => void>;
}

export function createWorkSlots(width: number): WorkSlots {
  const waiting: (() => void)[] = [];
  let free = width;
  const leaveOnce = (): (() => void) => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    };
  };
  return {
    enter: async (signal) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return leaveOnce();
      }
      await new Promise<void>((resolve, reject) => {
        const begin = (): void => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        };
        const giveUp = (): void => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(signal.reason);
        };
        waiting.push(begin);
        signal.addEventListener('abort', giveUp, { once: true });
      });
      return leaveOnce();
    },
  };
}
