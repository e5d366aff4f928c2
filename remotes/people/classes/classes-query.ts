import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { peopleClasses } from '#shared/contracts';

/** The classes of the administrator's own unit. */
export const classesQuery = queryOptions({
  queryKey: [peopleClasses.name],
  queryFn: ({ signal }) => request(peopleClasses, {}, { signal, silent: true }),
});
