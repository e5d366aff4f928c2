import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { appRequestList, appRequestResolve } from '#shared/contracts';

/** What users of the unit ask for. */
export const appRequestsQuery = queryOptions({
  queryKey: [appRequestList.name],
  queryFn: ({ signal }) => request(appRequestList, {}, { signal, silent: true }),
});

/** Takes the requests for an app off the list, with the to-do that came of them. */
export function resolveAppRequest(code: string): Promise<null> {
  return request(appRequestResolve, { code });
}
