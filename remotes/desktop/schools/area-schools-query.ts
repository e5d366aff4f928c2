import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { areaSchools } from '#shared/contracts';

/** The schools of a bureau, for its administrators. */
export function areaSchoolsQuery(userId: string) {
  return queryOptions({
    queryKey: [areaSchools.name, userId],
    // The panel says itself what went wrong.
    queryFn: ({ signal }) => request(areaSchools, {}, { signal, silent: true }),
    staleTime: 60_000,
  });
}
