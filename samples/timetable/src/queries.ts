import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/apps';
import { getOptions, getToday, getWeek } from './calls.ts';

/** Timetables change a few times a year. */
const staleTime = 60_000;

export const optionsQuery = queryOptions({
  queryKey: ['tt', 'options'],
  queryFn: ({ signal }) => request(getOptions, {}, { signal, silent: true }),
  staleTime,
});

/** Whose week it is. */
export interface WeekOf {
  kind: 'class' | 'teacher';
  id: string;
}

export function weekQuery({ kind, id }: WeekOf) {
  return queryOptions({
    queryKey: ['tt', 'week', kind, id],
    queryFn: ({ signal }) =>
      request(getWeek, kind === 'class' ? { class: id } : { teacher: id }, { signal, silent: true }),
    staleTime,
  });
}

/** Asked again every minute, so that the card knows which lesson comes next. It keeps no session alive. */
export const todayQuery = queryOptions({
  queryKey: ['tt', 'today'],
  queryFn: ({ signal }) => request(getToday, {}, { signal, silent: true, passive: true }),
  refetchInterval: 60_000,
});
