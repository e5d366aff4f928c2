import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientOptions } from '#shared/contracts';

/** What the developer centre offers the user; fails silently, since the page says so itself. */
export const clientOptionsQuery = queryOptions({
  queryKey: [clientOptions.name],
  queryFn: ({ signal }) => request(clientOptions, {}, { signal, silent: true }),
});
