import { nameKeyOf, numberName } from '../entry-names.ts';

/** Names of what stands together in one archive, by id: what comes from different folders may be called alike. */
export function numberNames(
  entries: readonly { id: string; name: string; isFolder: boolean }[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    entries.map((entry) => {
      let { name } = entry;
      for (let number = 2; taken.has(nameKeyOf(name)); number += 1)
        name = numberName(entry.name, number, entry);
      taken.add(nameKeyOf(name));
      return [entry.id, name];
    }),
  );
}
