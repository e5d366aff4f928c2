import { queryOptions } from '@tanstack/react-query';
import { withServerTime } from 'shell/header';
import { request } from 'shell/request';
import { announcementsNow, messageHistory, popUpBoxSelect } from '#shared/contracts';

/** Lines of one card. */
const size = 3;

/** The newest open to-dos. The shell asks for them again when something has changed. */
export const todayTodosQuery = queryOptions({
  queryKey: [popUpBoxSelect.name, 'today'],
  queryFn: ({ signal }) =>
    withServerTime((onHeaders) =>
      request(popUpBoxSelect, { start: 1, size }, { signal, silent: true, passive: true, onHeaders }),
    ),
});

/** The newest unread messages, asked for again in the same way. */
export const todayMessagesQuery = queryOptions({
  queryKey: [messageHistory.name, 'today'],
  queryFn: ({ signal }) =>
    withServerTime((onHeaders) =>
      request(
        messageHistory,
        { unreadOnly: true, page: 1, size },
        { signal, silent: true, passive: true, onHeaders },
      ),
    ),
});

/** What the banner shows; it keeps them up to date, closed ones too. */
export function announcementsQuery(userId: string) {
  return queryOptions({
    queryKey: ['announcements', userId],
    queryFn: ({ signal }) => request(announcementsNow, {}, { signal, passive: true, noIntercept: true }),
    staleTime: 60_000,
  });
}
