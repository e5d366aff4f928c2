import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { type PortalInfo, portalInfoSchema } from '#shared/contracts';
import { get } from '../../core/request/index.ts';

/** What the deployment says of itself; asked once per page. */
export function usePortalInfo(): UseQueryResult<PortalInfo> {
  return useQuery({
    queryKey: ['portal-info'],
    queryFn: async ({ signal }) =>
      v.parse(portalInfoSchema, await get('/bff/portal-info', {}, { signal, silent: true, cached: true })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
