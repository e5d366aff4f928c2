import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { oauthUnitConfig } from '#shared/contracts';

/** How the login page of a unit looks; a form is made of it, so it is not asked for behind the user's back. */
export function loginPageQuery(unitId: string) {
  return queryOptions({
    queryKey: [oauthUnitConfig.name, unitId],
    queryFn: ({ signal }) => request(oauthUnitConfig, { unitId }, { signal, silent: true }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
