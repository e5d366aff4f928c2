import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientList, type PayloadOf } from '#shared/contracts';
import type { ListQuery } from '../routes/route.ts';

/** Rows per page (Q05). */
export const pageSize = 30;

/** A page of apps; the last one stays until the next is there. */
export function clientPageQuery(query: ListQuery) {
  const { view, keyword, status, page } = query;
  return queryOptions({
    queryKey: [clientList.name, { view, keyword, status, page }],
    queryFn: ({ signal }) =>
      request(clientList, { ...toClientFilter(query), page, size: pageSize }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}

/** What the list shows, as the call takes it. */
export function toClientFilter({ view, keyword, status }: ListQuery): PayloadOf<typeof clientList> {
  return { view, keyword, ...(status ? { status } : {}) };
}
