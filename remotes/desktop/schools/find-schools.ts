import type { AreaSchool } from '#shared/contracts';

/** Whether the bureau has something to do about a school: a licence that has ended, ends soon or cannot be read. */
export function needsAttention({ licences }: AreaSchool): boolean {
  return licences.expired + licences.ending + licences.unreadable > 0;
}

/** Schools in which every word stands, in a name or as the id; those that want a look come first. */
export function findSchools(schools: readonly AreaSchool[], query: string): AreaSchool[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return schools
    .filter(({ unitId, name, enName }) => {
      const text = `${unitId} ${name} ${enName ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(needsAttention(b)) - Number(needsAttention(a)));
}
