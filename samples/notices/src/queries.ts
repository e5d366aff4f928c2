import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/apps';
import { getNotice, getOptions, getToday, listReaders, listReceived, listSent } from './calls.ts';

export const optionsQuery = queryOptions({
  queryKey: ['notice', 'options'],
  queryFn: ({ signal }) => request(getOptions, {}, { signal, silent: true }),
  staleTime: 60_000,
});

export function receivedQuery(isUnread: boolean) {
  return queryOptions({
    queryKey: ['notice', 'received', isUnread],
    queryFn: ({ signal }) =>
      request(listReceived, { unread: isUnread ? '1' : '0' }, { signal, silent: true }),
  });
}

export const sentQuery = queryOptions({
  queryKey: ['notice', 'sent'],
  queryFn: ({ signal }) => request(listSent, {}, { signal, silent: true }),
});

export function noticeQuery(id: string) {
  return queryOptions({
    queryKey: ['notice', 'one', id],
    queryFn: ({ signal }) => request(getNotice, { id }, { signal, silent: true }),
  });
}

/** Asked again every half minute while the writer looks on. */
export function readersQuery(id: string) {
  return queryOptions({
    queryKey: ['notice', 'readers', id],
    queryFn: ({ signal }) => request(listReaders, { id }, { signal, silent: true, passive: true }),
    refetchInterval: 30_000,
  });
}

/** Asked again every minute. It keeps no session alive. */
export const todayQuery = queryOptions({
  queryKey: ['notice', 'today'],
  queryFn: ({ signal }) => request(getToday, {}, { signal, silent: true, passive: true }),
  refetchInterval: 60_000,
});
