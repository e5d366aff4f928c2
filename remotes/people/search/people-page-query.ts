import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type PayloadOf, peopleList } from '#shared/contracts';
import type { ListQuery } from './list-query.ts';
import { pageSize } from './paging.ts';

/** Begins the key of every page of people; invalidate it after a change. */
export const peopleKey = [peopleList.name] as const;

/** A page of the people of the administrator's own unit; the last one stays until the next is there. */
export function peoplePageQuery(query: ListQuery) {
  const { keyword, gradeName, className, userType, userStatus, page } = query;
  return queryOptions({
    queryKey: [...peopleKey, { keyword, gradeName, className, userType, userStatus, page }],
    queryFn: ({ signal }) =>
      request(peopleList, { ...toPeopleFilter(query), page, size: pageSize }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}

/** Whom the list shows, as the call takes it. */
export function toPeopleFilter(query: ListQuery): PayloadOf<typeof peopleList> {
  const { keyword, gradeName, className, userType, userStatus } = query;
  return {
    keyword,
    gradeName,
    className,
    ...(userType ? { userType } : {}),
    ...(userStatus ? { userStatus } : {}),
  };
}
