import { queryOptions } from '@tanstack/react-query';
import { withServerTime } from 'shell/header';
import { request } from 'shell/request';
import { messageGet } from '#shared/contracts';

/** One message, with the server's clock. Reading it marks nothing. */
export function messageQuery(messageId: string) {
  return queryOptions({
    queryKey: [messageGet.name, messageId],
    queryFn: ({ signal }) =>
      withServerTime((onHeaders) => request(messageGet, { messageId }, { signal, silent: true, onHeaders })),
  });
}
