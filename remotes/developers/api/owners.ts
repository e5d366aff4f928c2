import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientOwnerList } from '#shared/contracts';

export const ownersQuery = (clientId: string) =>
  queryOptions({
    queryKey: [clientOwnerList.name, clientId],
    queryFn: ({ signal }) => request(clientOwnerList, { clientId }, { signal, silent: true }),
  });
