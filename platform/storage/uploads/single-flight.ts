/** Callers with the same key share one running task. */
export function createSingleFlight<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, task) => {
    const known = running.get(key);
    if (known) return known;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
