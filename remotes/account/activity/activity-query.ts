import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { auditMine } from '#shared/contracts';

/** Rows per page (Q05). */
const size = 30;

/** What happened to the own account; the last page stays until the next is there. */
export function activityQuery(page: number) {
  return queryOptions({
    queryKey: [auditMine.name, page],
    queryFn: ({ signal }) => request(auditMine, { page, size }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
