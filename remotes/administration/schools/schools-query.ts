import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type ListedSchool, unitsSchools } from '#shared/contracts';
import { createHashQuery, text } from '#shared/hash-query';

/** What the list of schools shows. */
export const schoolsHash = createHashQuery('#/schools', { keyword: text('q', 64) });

/** The schools of the user's bureau, with their campuses. */
export const listedSchoolsQuery = queryOptions({
  queryKey: [unitsSchools.name],
  queryFn: ({ signal }) => request(unitsSchools, {}, { signal, silent: true }),
});

/** Those whose names hold the word, in whatever case. */
export function findSchools(schools: readonly ListedSchool[], keyword: string): readonly ListedSchool[] {
  const word = keyword.trim().toLowerCase();
  return schools.filter(({ name, enName }) => `${name} ${enName ?? ''}`.toLowerCase().includes(word));
}
