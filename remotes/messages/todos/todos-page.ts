import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withServerTime } from 'shell/header';
import { request } from 'shell/request';
import { popUpBoxSelect } from '#shared/contracts';

const size = 30;

/** A page of open to-dos, counted from 1. */
export function todosPageQuery(page: number) {
  return queryOptions({
    queryKey: [popUpBoxSelect.name, { page, size }],
    queryFn: ({ signal }) =>
      withServerTime((onHeaders) =>
        request(popUpBoxSelect, { start: page, size }, { signal, silent: true, passive: true, onHeaders }),
      ),
    placeholderData: keepPreviousData,
  });
}
