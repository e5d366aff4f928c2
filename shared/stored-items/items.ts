/** The item of this name; undefined where there is none, or no storage. */
export function findItem(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an item, or drops it where the value is undefined. */
export function keepItem(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage is switched off or full: the next visit begins without it.
  }
}
