import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { unitOwnAppList } from '#shared/contracts';

/** What a unit added, and what the form offers. */
export function ownAppsQuery(unitId: string) {
  return queryOptions({
    queryKey: [unitOwnAppList.name, unitId],
    queryFn: ({ signal }) => request(unitOwnAppList, { unitId }, { signal, silent: true }),
  });
}
