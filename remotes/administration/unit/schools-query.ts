import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { areaSchools } from '#shared/contracts';

/** The schools of the user's bureau. */
export const schoolsQuery = queryOptions({
  queryKey: [areaSchools.name],
  queryFn: ({ signal }) => request(areaSchools, {}, { signal, silent: true }),
});
