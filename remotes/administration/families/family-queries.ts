import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { familyLinksClasses, familyLinksList } from '#shared/contracts';
import type { FamiliesQuery } from './families-query.ts';

/** Rows per page (Q05). */
export const pageSize = 30;

/** Begins the key of every list of families; invalidate it after a change. */
export const familiesKey = [familyLinksList.name] as const;

/** A page of pupils with their parents; the last one stays until the next is there. */
export function familiesPageQuery(unitId: string, { keyword, classId, page }: FamiliesQuery) {
  return queryOptions({
    queryKey: [...familiesKey, unitId, keyword, classId, page],
    queryFn: ({ signal }) =>
      request(familyLinksList, { unitId, keyword, classId, page, size: pageSize }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}

/** The classes whose families the user keeps. */
export function familyClassesQuery(unitId: string) {
  return queryOptions({
    queryKey: [familyLinksClasses.name, unitId],
    queryFn: ({ signal }) => request(familyLinksClasses, { unitId }, { signal, silent: true }),
  });
}
