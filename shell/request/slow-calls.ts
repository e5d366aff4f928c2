import { useSyncExternalStore } from 'react';

/** A call that has been under way for long. */
export interface SlowCall {
  cancel: () => void;
}

/** From when a call counts as slow (decision 17). */
export const slowAfterMs = 10_000;

let slow: readonly SlowCall[] = [];
const listeners = new Set<() => void>();

const replace = (next: readonly SlowCall[]): void => {
  slow = next;
  for (const listener of listeners) listener();
};

/** Watches a call; the returned function ends the watch. */
export const watchSlow = (cancel: () => void): (() => void) => {
  const call: SlowCall = { cancel };
  const timer = setTimeout(() => replace([...slow, call]), slowAfterMs);
  return () => {
    clearTimeout(timer);
    if (slow.includes(call)) replace(slow.filter((other) => other !== call));
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The calls that have been under way for 10 s or more. */
export const useSlowCalls = (): readonly SlowCall[] => useSyncExternalStore(subscribe, () => slow);
