import { useSyncExternalStore } from 'react';

/** A value that rooms share and components follow. */
export interface SharedValue<Value> {
  get(): Value;
  set(value: Value): void;
  /** The value for components; they render again when it changes. */
  use(): Value;
  /** What somebody makes of it, a plain value; components render again when that changes. */
  useOf<Part extends string | boolean | undefined>(select: (value: Value) => Part): Part;
}

/**
 * Creates a shared value. The start of the shell keeps its few states so; a library of state comes with the frame.
 * @param initial what it holds before the first `set`
 */
export function createSharedValue<Value>(initial: Value): SharedValue<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): Value => value;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    // The third is for unit tests, which render without a page.
    use: () => useSyncExternalStore(subscribe, get, get),
    useOf: (select) => {
      const selectNow = () => select(value);
      return useSyncExternalStore(subscribe, selectNow, selectNow);
    },
  };
}
