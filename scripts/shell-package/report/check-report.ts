import type { ShellReport, Signatures } from './format-report.ts';

/** What became of the signatures since a report, a line for each. */
export function listChanges(before: Signatures, after: Signatures): string[] {
  const places = [...new Set([...before.keys(), ...after.keys()])].sort();
  return places.flatMap((place) => {
    const [old, now] = [before.get(place), after.get(place)];
    if (old === now) return [];
    return [`${place} ${now === undefined ? 'is gone' : old === undefined ? 'is new' : 'has changed'}`];
  });
}

/**
 * Checks that the interface of a version stays as it was.
 * @param kept the report of the last version
 * @throws Error that names each signature that changed without a new version
 */
export function checkReport(kept: ShellReport, now: ShellReport): void {
  const changes = listChanges(kept.signatures, now.signatures);
  if (changes.length === 0 || kept.version !== now.version) return;
  throw new Error(
    `The interface of @portal/shell changed, and shellApiVersion is still ${now.version}:\n${changes.join('\n')}`,
  );
}
