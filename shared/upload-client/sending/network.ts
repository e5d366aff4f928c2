/** Whether the device has a network. */
export interface Network {
  isOnline(): boolean;
  /** @returns ends it */
  onChange(listener: () => void): () => void;
}

/** The network as the browser knows it. */
export function createNetwork(): Network {
  return {
    // Absent outside browsers.
    isOnline: () => navigator.onLine !== false,
    onChange(listener) {
      for (const type of ['online', 'offline']) globalThis.addEventListener?.(type, listener);
      return () => {
        for (const type of ['online', 'offline']) globalThis.removeEventListener?.(type, listener);
      };
    },
  };
}
