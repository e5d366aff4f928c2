import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { appRequestList, appRequestSettle } from '#shared/contracts';

/** What users of the unit ask for. */
export const appRequestsQuery = queryOptions({
  queryKey: [appRequestList.name],
  queryFn: ({ signal }) => request(appRequestList, {}, { signal, silent: true }),
});

/** Takes the requests for an app off the list, with the to-do that came of them. */
export const settleAppRequest = (code: string): Promise<null> => request(appRequestSettle, { code });
