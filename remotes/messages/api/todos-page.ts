import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askAsOf } from 'shell/header';
import { request } from 'shell/request';
import { popUpBoxSelect } from '#shared/contracts';

const size = 30;

/** A page of open to-dos, counted from 1. */
export const todosPageQuery = (page: number) =>
  queryOptions({
    queryKey: [popUpBoxSelect.name, { page, size }],
    queryFn: ({ signal }) =>
      askAsOf((onHeaders) =>
        request(popUpBoxSelect, { start: page, size }, { signal, silent: true, passive: true, onHeaders }),
      ),
    placeholderData: keepPreviousData,
  });
