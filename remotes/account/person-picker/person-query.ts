import { queryOptions, skipToken } from '@tanstack/react-query';
import { request } from 'shell/request';
import { peopleGet } from '#shared/contracts';

/** One person of the unit; asks nothing while nobody is chosen. */
export function personQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [peopleGet.name, userId],
    queryFn: userId ? ({ signal }) => request(peopleGet, { userId }, { signal, silent: true }) : skipToken,
  });
}
