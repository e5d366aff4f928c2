import { LRUCache } from 'lru-cache';

/** A page that asks in a loop is stopped, and nobody else notices. */
const defaultMaxCalls = 600;
const windowMs = 60_000;
const maxOwners = 10_000;

/**
 * Counts calls by owner.
 * @param maxCalls of one user to one service within a minute. Default 600
 * @returns ms until the next call is let through; 0 where this one is
 */
export function createRateLimit(clock: () => number, maxCalls = defaultMaxCalls): (owner: string) => number {
  const windows = new LRUCache<string, { endsAt: number; calls: number }>({ max: maxOwners });
  return (owner) => {
    const now = clock();
    const current = windows.get(owner);
    if (!current || current.endsAt <= now) {
      windows.set(owner, { endsAt: now + windowMs, calls: 1 });
      return 0;
    }
    current.calls += 1;
    return current.calls > maxCalls ? current.endsAt - now : 0;
  };
}
