import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { licenceList } from '#shared/contracts';

/** The licences that the administrator looks after, and what she may do. */
export const licencesQuery = queryOptions({
  queryKey: [licenceList.name],
  queryFn: ({ signal }) => request(licenceList, {}, { signal, silent: true }),
});
