import { queryOptions } from '@tanstack/react-query';
import { askAsOf } from 'shell/header';
import { request } from 'shell/request';
import { messageGet } from '#shared/contracts';

/** One message, with the server's clock. Reading it marks nothing. */
export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: [messageGet.name, messageId],
    queryFn: ({ signal }) =>
      askAsOf((onHeaders) => request(messageGet, { messageId }, { signal, silent: true, onHeaders })),
  });
