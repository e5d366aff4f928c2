import { queryOptions } from '@tanstack/react-query';
import { announcementsNow } from '#shared/contracts';
import { findFrameData } from '../../core/first-frame/index.ts';
import { queryClient } from '../../core/queries/index.ts';
import { request } from '../../core/request/index.ts';
import { askAgainIn } from './to-show.ts';

const timeoutMs = 10_000;

/** Has what came with the page at hand, so that nobody asks for it again. */
export function keepAnnouncements(userId: string): void {
  const announcements = findFrameData(userId)?.announcements;
  const { queryKey } = announcementsQuery(userId);
  if (announcements && !queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, announcements);
}

/** What the user should see now; asked again by itself while the page is seen. */
export function announcementsQuery(userId: string) {
  return queryOptions({
    queryKey: ['announcements', userId],
    queryFn: ({ signal }) =>
      request(announcementsNow, {}, { signal, passive: true, noIntercept: true, timeout: timeoutMs }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => askAgainIn(state.data?.changesIn, Math.random()),
  });
}
