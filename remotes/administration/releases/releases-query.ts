import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { appReleaseGet, appReleaseList } from '#shared/contracts';
import { createHashQuery, oneOf } from '#shared/hash-query';

export const releaseViews = ['waiting', 'apps', 'services'] as const;
export type ReleaseView = (typeof releaseViews)[number];

/** What waits for a decision, who gets what, or the services of apps. */
export const releasesQuery = createHashQuery('#/releases', { view: oneOf('view', releaseViews, 'waiting') });

export const decidedKey = [appReleaseList.name, 'decide'] as const;

/** All apps that the administrator decides about, or whose versions she gives to her unit. */
export const decidedQuery = queryOptions({
  queryKey: decidedKey,
  queryFn: ({ signal }) => request(appReleaseList, { view: 'decide' }, { signal, silent: true }),
});

/** What one version brings and asks for. It never changes, but its state. */
export function detailsQuery(code: string, version: string) {
  return queryOptions({
    queryKey: [appReleaseGet.name, code, version],
    queryFn: ({ signal }) => request(appReleaseGet, { code, version }, { signal, silent: true }),
  });
}
