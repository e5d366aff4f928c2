/** A storage in memory whose names can be listed, as those of browsers can. */
export function createFakeStorage(items: Record<string, string> = {}) {
  const storage: Record<string, string> = { ...items };
  const setItem = (name: string, value: string): void => {
    storage[name] = value;
  };
  const removeItem = (name: string): void => {
    delete storage[name];
  };
  const clear = (): void => {
    for (const name of Object.keys(storage)) removeItem(name);
  };
  return Object.defineProperties(storage, {
    getItem: { value: (name: string) => storage[name] ?? null },
    setItem: { value: setItem },
    removeItem: { value: removeItem },
    clear: { value: clear },
  });
}
