const firstMs = 1000;
const maxMs = 60_000;
/** Part of the delay that chance decides, so that clients do not come back together. */
const jitter = 0.25;

/**
 * Milliseconds before the next attempt: about 1, 2, 4 … 60 s.
 * @param failures attempts that have failed so far, from 1
 * @param retryAfter seconds that the server asked for; it never waits less
 * @param random from 0 to 1
 */
export function delayAfter(failures: number, retryAfter: number | undefined, random: number): number {
  const delay = Math.min(firstMs * 2 ** (failures - 1), maxMs) * (1 - jitter * random);
  if (retryAfter === undefined) return Math.round(delay);
  return Math.round(Math.max(delay, retryAfter * 1000 * (1 + jitter * random)));
}
