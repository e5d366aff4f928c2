import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { popUpBoxSelect } from '#shared/contracts';
import { request } from '../../core/request/index.ts';
import { withServerTime } from './server-time.ts';

/** To-dos on one page of the popup (H08). */
const size = 3;

/** A page of open to-dos, counted from 1; the last one stays until the next is there. */
export function todosQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [popUpBoxSelect.name, userId, { page, size }],
    queryFn: ({ signal }) =>
      withServerTime((onHeaders) =>
        request(popUpBoxSelect, { start: page, size }, { signal, silent: true, passive: true, onHeaders }),
      ),
    placeholderData: keepPreviousData,
  });
}
