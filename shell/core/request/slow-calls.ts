import { createSharedValue } from '../shared-value/index.ts';

/** A call that has been under way for long. */
export interface SlowCall {
  cancel: () => void;
}

/** From when a call counts as slow (D-17). */
export const slowAfterMs = 10_000;

const slow = createSharedValue<readonly SlowCall[]>([]);

/** Watches a call; the returned function ends the watch. */
export function watchSlow(cancel: () => void): () => void {
  const call: SlowCall = { cancel };
  const timer = setTimeout(() => slow.set([...slow.get(), call]), slowAfterMs);
  return () => {
    clearTimeout(timer);
    if (slow.get().includes(call)) slow.set(slow.get().filter((other) => other !== call));
  };
}

/** The calls that have been under way for 10 s or more. */
export function useSlowCalls(): readonly SlowCall[] {
  return slow.use();
}
