import { DomainError } from '#shared/contracts';

export interface WorkQueueLimits {
  /** Tasks at work at once. */
  running: number;
  /** Tasks that may wait; one more is refused. */
  waiting: number;
  /** How long a task may wait before it is refused, ms. Default: as long as it takes. */
  maxWaitMs?: number;
}

/**
 * Runs a few tasks at once and lets some wait, so that a flood of them cannot take the whole machine.
 * The queue throws DomainError `store_unavailable` when too many wait, or one has waited too long.
 */
export function createWorkQueue({ running, waiting, maxWaitMs }: WorkQueueLimits) {
  const queue: (() => void)[] = [];
  let active = 0;
  const enter = async (): Promise<void> => {
    if (active < running) {
      active += 1;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    // The task that ends hands its slot over, so `active` stays as it is.
    await new Promise<void>((resolve, reject) => {
      queue.push(begin);
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      function begin(): void {
        clearTimeout(timer);
        resolve();
      }
      function giveUp(): void {
        queue.splice(queue.indexOf(begin), 1);
        reject(refuse());
      }
    });
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
  return Object.assign(run, { state: () => ({ running: active, waiting: queue.length }) });
}

function refuse(): DomainError {
  return new DomainError('store_unavailable', { retryAfter: 2, detail: 'too many passwords wait' });
}
