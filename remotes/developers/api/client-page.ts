import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientList } from '#shared/contracts';
import type { ListQuery } from '../state/route.ts';

/** Rows per page (Q05). */
export const pageSize = 30;

/** A page of apps; the last one stays until the next is there. */
export const clientPageQuery = ({ view, keyword, status, page }: ListQuery) =>
  queryOptions({
    queryKey: [clientList.name, { view, keyword, status, page }],
    queryFn: ({ signal }) =>
      request(
        clientList,
        { view, keyword, page, size: pageSize, ...(status ? { status } : {}) },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
  });
