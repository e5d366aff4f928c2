import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientDetails } from '#shared/contracts';

export function clientQuery(clientId: string) {
  return queryOptions({
    queryKey: [clientDetails.name, clientId],
    queryFn: ({ signal }) => request(clientDetails, { clientId }, { signal, silent: true }),
  });
}
