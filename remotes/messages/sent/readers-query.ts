import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { withServerTime } from 'shell/header';
import { request } from 'shell/request';
import { messageReaders } from '#shared/contracts';

/** Rows of one part. */
const size = 30;

export interface ReadersQuery {
  messageId: string;
  state: 'read' | 'unread';
}

/** Which readers are asked for first when a sent message is opened. */
export const firstState = 'unread' as const;

/** A sent message, and part by part those who have or have not read it; asked anew whenever it is opened. */
export function readersQuery(query: ReadersQuery) {
  return infiniteQueryOptions({
    queryKey: [messageReaders.name, query],
    queryFn: ({ signal, pageParam: page }) =>
      withServerTime((onHeaders) =>
        request(messageReaders, { ...query, page, size }, { signal, silent: true, onHeaders }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
