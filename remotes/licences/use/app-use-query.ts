import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { appUse } from '#shared/contracts';

/** How often apps were opened, as far as an administrator may know. */
export const appUseQuery = queryOptions({
  queryKey: [appUse.name],
  queryFn: ({ signal }) => request(appUse, {}, { signal, silent: true }),
});
