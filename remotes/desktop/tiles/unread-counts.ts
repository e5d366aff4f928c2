import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { unReadCodeCount } from '#shared/contracts';

/** Unread entries per app. Fails silently: badges are worth no message. */
export function unreadCountsQuery(userId: string) {
  return queryOptions({
    queryKey: [unReadCodeCount.name, userId],
    queryFn: ({ signal }) => request(unReadCodeCount, {}, { signal, silent: true, passive: true }),
    staleTime: 30_000,
  });
}
