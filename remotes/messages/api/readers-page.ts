import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askAsOf } from 'shell/header';
import { request } from 'shell/request';
import { messageReaders } from '#shared/contracts';

const size = 30;

export interface ReadersQuery {
  messageId: string;
  state: 'read' | 'unread';
  /** Counts from 1. */
  page: number;
}

/** What is asked for when a sent message is opened. */
export const firstReaders = { state: 'unread', page: 1 } as const;

/** A sent message and a page of those who have or have not read it; asked anew whenever it is opened. */
export const readersPageQuery = (query: ReadersQuery) =>
  queryOptions({
    queryKey: [messageReaders.name, query],
    queryFn: ({ signal }) =>
      askAsOf((onHeaders) =>
        request(messageReaders, { ...query, size }, { signal, silent: true, onHeaders }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
