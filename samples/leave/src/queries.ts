import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/apps';
import { getOptions, listDays, listRequests, type State } from './calls.ts';

export const optionsQuery = queryOptions({
  queryKey: ['leave', 'options'],
  queryFn: ({ signal }) => request(getOptions, {}, { signal, silent: true }),
  staleTime: 60_000,
});

export function listQuery(view: 'mine' | 'decide', state: State | undefined) {
  return queryOptions({
    queryKey: ['leave', 'list', view, state],
    queryFn: ({ signal }) =>
      request(listRequests, { view, ...(state ? { state } : {}) }, { signal, silent: true }),
  });
}

/** @param from, to days of a month, `YYYY-MM-DD` */
export function calendarQuery({ from, to }: { from: string; to: string }) {
  return queryOptions({
    queryKey: ['leave', 'calendar', from],
    queryFn: ({ signal }) => request(listDays, { from, to }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
