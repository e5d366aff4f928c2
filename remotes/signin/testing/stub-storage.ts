import { vi } from 'vitest';

/** A local storage in memory for one test, as `shared/stored-items` uses it. */
export function stubStorage(items: Record<string, string> = {}): Map<string, string> {
  const storage = new Map(Object.entries(items));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  return storage;
}
