import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, type DriveEntry, driveList } from '#shared/contracts';
import type { DriveQuery } from '../place/drive-query.ts';
import { driveKey } from '../place/spaces-query.ts';

/** Entries of a page. */
export const pageSize = 100;

export type DrivePageAnswer = AnswerOf<typeof driveList>;

type DriveFilter = Pick<DriveQuery, 'view' | 'spaceId' | 'parentId' | 'keyword' | 'sort' | 'order'>;

/** What a query asks of the service. */
export function toFilter({ view, spaceId, parentId, keyword, sort, order }: DriveQuery): DriveFilter {
  return keyword
    ? { view: 'search', spaceId: '', parentId: '', keyword, sort, order }
    : { view, spaceId, parentId, keyword: '', sort, order };
}

/** A page of a list. The page shows a failure itself, so there is no toast. */
export function entryPageQuery(query: DriveQuery, page: number) {
  const filter = toFilter(query);
  return queryOptions({
    queryKey: [driveKey, driveList.name, filter, page] as const,
    queryFn: ({ signal }) =>
      request(driveList, { ...filter, page, size: pageSize }, { signal, silent: true }),
  });
}

/**
 * The first page: it says how long the list is and what may be done there. While the same place is sorted or searched anew, the last
 * list stays; the list of another place would say something untrue of this one.
 */
export function useFirstPage(query: DriveQuery) {
  const filter = toFilter(query);
  return useQuery({
    ...entryPageQuery(query, 1),
    placeholderData: (last, lastQuery) =>
      lastQuery && isSamePlace(lastQuery.queryKey[2], filter) ? last : undefined,
  });
}

function isSamePlace(one: DriveFilter, other: DriveFilter): boolean {
  return one.view === other.view && one.spaceId === other.spaceId && one.parentId === other.parentId;
}

/**
 * Entries by row, of those pages alone that the window shows: a list of ten thousand is never loaded as a whole.
 * @returns undefined for a row that is on its way
 */
export function useEntriesAt(
  query: DriveQuery,
  firstPage: DrivePageAnswer,
  { first, end }: { first: number; end: number },
): (row: number) => DriveEntry | undefined {
  const from = Math.floor(first / pageSize) + 1;
  const to = Math.max(from, Math.ceil(end / pageSize));
  const pages = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((page) => page > 1);
  const answers = useQueries({ queries: pages.map((page) => entryPageQuery(query, page)) });
  return (row) => {
    const page = Math.floor(row / pageSize) + 1;
    const answer = page === 1 ? firstPage : answers[pages.indexOf(page)]?.data;
    return answer?.list[row % pageSize];
  };
}
