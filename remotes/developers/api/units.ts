import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { clientUnitList } from '#shared/contracts';

export const unitsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [clientUnitList.name, clientId],
    queryFn: ({ signal }) => request(clientUnitList, { clientId }, { signal, silent: true }),
  });
