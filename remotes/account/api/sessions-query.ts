import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { sessionList } from '#shared/contracts';

/** Where the user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: [sessionList.name],
  queryFn: ({ signal }) => request(sessionList, {}, { signal, silent: true }),
});
