/** Calls of one service at once: how many run, wait, and are of one session. A long stream is one that runs. */
const limits = { running: 96, waiting: 192, ofOne: 64 } as const;
const maxWaitMs = 10_000;

export interface Slots {
  /**
   * Takes a slot at once (undefined), or waits for one. It is given back by `leave`, whatever became of the call.
   * @returns `full` or `too_many` where nobody may wait any more; then nothing was taken
   */
  readonly enter: (owner: string) => Promise<boolean> | 'full' | 'too_many' | undefined;
  readonly leave: (owner: string) => void;
}

interface Waiting {
  readonly resolve: (hasSlot: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

/** A queue with an end, so that a slow service keeps nothing but its own callers. */
export function createSlots(): Slots {
  const owners = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let running = 0;

  const wait = (owner: string): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(entry);
        forget(owner);
        resolve(false);
      }, maxWaitMs);
      const entry: Waiting = { resolve, timer };
      waiting.add(entry);
    });

  const forget = (owner: string): void => {
    const left = (owners.get(owner) ?? 1) - 1;
    if (left > 0) owners.set(owner, left);
    else owners.delete(owner);
  };

  return {
    enter: (owner) => {
      const own = owners.get(owner) ?? 0;
      if (own >= limits.ofOne) return 'too_many';
      if (running >= limits.running && waiting.size >= limits.waiting) return 'full';
      owners.set(owner, own + 1);
      if (running >= limits.running) return wait(owner);
      running += 1;
      return undefined;
    },
    leave: (owner) => {
      forget(owner);
      const [next] = waiting;
      if (!next) {
        running -= 1;
        return;
      }
      // The slot goes on to who waits.
      waiting.delete(next);
      clearTimeout(next.timer);
      next.resolve(true);
    },
  };
}
