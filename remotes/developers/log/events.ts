import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientEventList, type ParsedPayloadOf } from '#shared/contracts';
import { pageSize } from '../list/client-page-query.ts';

export type EventQuery = Pick<ParsedPayloadOf<typeof clientEventList>, 'kind' | 'keyword' | 'page'>;

/** A page of the log of an app; the last one stays until the next is there. */
export function eventsQuery(clientId: string, query: EventQuery) {
  return queryOptions({
    queryKey: [clientEventList.name, clientId, query],
    queryFn: ({ signal }) =>
      request(clientEventList, { clientId, ...query, size: pageSize }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
