import type { RegistryEntry } from '#shared/contracts';

/** An app that ran here and is not to be used any more. */
export interface WithdrawnApp {
  readonly entry: RegistryEntry;
  /** Another version can be used; only a reload brings it. */
  readonly isBack: boolean;
}

export interface RegistryState {
  readonly registry: readonly RegistryEntry[];
  /** By name: what the server has now of apps that run here in another version. */
  readonly newer: Readonly<Record<string, RegistryEntry>>;
  /** By name. */
  readonly withdrawn: Readonly<Record<string, WithdrawnApp>>;
}

/**
 * The registry of a page after the server named another one. Code that is loaded keeps its entry until the
 * page is loaded anew.
 * @param isLoaded whether code of an app runs in this page
 */
export function mergeRegistry(
  { registry: current, withdrawn: before }: Pick<RegistryState, 'registry' | 'withdrawn'>,
  fetched: readonly RegistryEntry[],
  isLoaded: (entry: RegistryEntry) => boolean,
): RegistryState {
  const newer: Record<string, RegistryEntry> = {};
  const withdrawn: Record<string, WithdrawnApp> = {};
  const registry = fetched.flatMap((entry) => {
    const gone = before[entry.name]?.entry;
    const known = current.find(({ name }) => name === entry.name) ?? gone;
    if (!known || !isOfRelease(known, entry)) return known && isSame(known, entry) ? known : entry;
    if (known.entry === entry.entry) return isSame(known, entry) ? known : entry;
    if (!isLoaded(known)) return entry;
    if (gone) {
      withdrawn[entry.name] = { entry: gone, isBack: true };
      return [];
    }
    newer[entry.name] = entry;
    return known;
  });
  const isFetched = ({ name }: RegistryEntry): boolean => fetched.some((entry) => entry.name === name);
  for (const { entry } of Object.values(before))
    if (!isFetched(entry)) withdrawn[entry.name] = { entry, isBack: false };
  for (const entry of current)
    if (entry.release && !isFetched(entry)) withdrawn[entry.name] = { entry, isBack: false };
  return { registry, newer, withdrawn };
}

/** The portal's own apps have the bar of the portal's own build. */
function isOfRelease(known: RegistryEntry, entry: RegistryEntry): boolean {
  return known.release !== undefined || entry.release !== undefined;
}

/** Then the old object stays: another one would start the open app again. */
function isSame(one: RegistryEntry, other: RegistryEntry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
