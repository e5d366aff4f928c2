import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withServerTime } from 'shell/header';
import { request } from 'shell/request';
import { messageSentList } from '#shared/contracts';

const size = 30;

/** A page of what the user has sent, counted from 1; the last one stays until the next is there. */
export function sentPageQuery(page: number) {
  return queryOptions({
    queryKey: [messageSentList.name, { page, size }],
    queryFn: ({ signal }) =>
      withServerTime((onHeaders) =>
        request(messageSentList, { page, size }, { signal, silent: true, onHeaders }),
      ),
    placeholderData: keepPreviousData,
  });
}
