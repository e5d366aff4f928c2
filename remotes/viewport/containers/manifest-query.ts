import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { subAppManifest } from '#shared/contracts';

/** The server waits a third of this for the server of the app. */
const timeout = 15_000;

/** Which files an app has. Asked for once a page: a bundle that is open keeps its files. */
export function manifestQuery(app: string) {
  return queryOptions({
    queryKey: [subAppManifest.name, app],
    queryFn: ({ signal }) => request(subAppManifest, { app }, { signal, silent: true, timeout }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}
