import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { peopleList } from '#shared/contracts';
import type { ListQuery } from '../state/list-query.ts';
import { pageSize } from '../state/paging.ts';

/** Begins the key of every page of people; invalidate it after a change. */
export const peopleKey = [peopleList.name] as const;

/** A page of the people of the administrator's own unit; the last one stays until the next is there. */
export const peoplePageQuery = ({ keyword, gradeName, className, userType, userStatus, page }: ListQuery) =>
  queryOptions({
    queryKey: [...peopleKey, { keyword, gradeName, className, userType, userStatus, page }],
    queryFn: ({ signal }) =>
      request(
        peopleList,
        {
          keyword,
          gradeName,
          className,
          page,
          size: pageSize,
          ...(userType ? { userType } : {}),
          ...(userStatus ? { userStatus } : {}),
        },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
  });
