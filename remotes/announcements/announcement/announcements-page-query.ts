import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { announcementList } from '#shared/contracts';

/** Begins the key of every page of announcements; the shell's banner has a key of its own. */
export const announcementsKey = [announcementList.name] as const;

export function announcementsPageQuery(page: number) {
  return queryOptions({
    queryKey: [...announcementsKey, page],
    queryFn: ({ signal }) => request(announcementList, { page }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
