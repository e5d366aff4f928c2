import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { unitAppList, unitAppMenu } from '#shared/contracts';

/** The catalogue of a unit with what it decided. */
export function unitAppsQuery(unitId: string) {
  return queryOptions({
    queryKey: [unitAppList.name, unitId],
    queryFn: ({ signal }) => request(unitAppList, { unitId }, { signal, silent: true }),
  });
}

/** The menu nodes and permission codes of an app. */
export function appMenuQuery(unitId: string, code: string) {
  return queryOptions({
    queryKey: [unitAppMenu.name, unitId, code],
    queryFn: ({ signal }) => request(unitAppMenu, { unitId, code }, { signal, silent: true }),
  });
}
