const idleTimeoutMs = 4_000;

/** Runs work once the page has nothing better to do, in the order in which it was asked for. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: idleTimeoutMs });
  else setTimeout(work, 1_500);
}

/** Fetches code ahead of its need; where that fails, the need fetches it again. */
export function fetchWhenIdle(load: () => Promise<unknown>): void {
  whenIdle(() => void load().catch(() => undefined));
}
