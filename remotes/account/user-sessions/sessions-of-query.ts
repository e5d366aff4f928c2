import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { sessionListOfUser } from '#shared/contracts';

/** Where somebody of the unit is signed in. */
export function sessionsOfQuery(userId: string) {
  return queryOptions({
    queryKey: [sessionListOfUser.name, userId],
    queryFn: ({ signal }) => request(sessionListOfUser, { userId }, { signal, silent: true }),
  });
}
