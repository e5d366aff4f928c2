import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withServerTime } from 'shell/header';
import { request } from 'shell/request';
import { messageHistory } from '#shared/contracts';
import type { HistoryQuery } from './history-query.ts';

/** Rows per page (Q05). */
const size = 30;

/**
 * A page of the history with the server's clock; the last page stays until the next is there. The shell asks for it again
 * by itself when something has changed, which is not what keeps a session alive.
 */
export function historyPageQuery(query: HistoryQuery) {
  return queryOptions({
    queryKey: [messageHistory.name, query],
    queryFn: ({ signal }) => {
      const { keyword, module = '', importance, unreadOnly, page } = query;
      const payload = { keyword, module, unreadOnly, page, size, ...(importance ? { importance } : {}) };
      return withServerTime((onHeaders) =>
        request(messageHistory, payload, { signal, silent: true, passive: true, onHeaders }),
      );
    },
    placeholderData: keepPreviousData,
  });
}
