import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { appServiceList, clientDetails } from '#shared/contracts';

export const servicesKey = [appServiceList.name] as const;

/** Servers of apps that the administrator may change. */
export const servicesQuery = queryOptions({
  queryKey: servicesKey,
  queryFn: ({ signal }) => request(appServiceList, {}, { signal, silent: true }),
});

/** The registered client by which a service calls the portal. */
export function clientQuery(clientId: string) {
  return queryOptions({
    queryKey: [clientDetails.name, clientId],
    queryFn: ({ signal }) => request(clientDetails, { clientId }, { signal, silent: true }),
  });
}
