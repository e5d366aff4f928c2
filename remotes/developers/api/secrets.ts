import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientSecretList } from '#shared/contracts';

export const secretsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [clientSecretList.name, clientId],
    queryFn: ({ signal }) => request(clientSecretList, { clientId }, { signal, silent: true }),
  });
