import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { providerKeyList } from '#shared/contracts';

export const providerKeysQuery = queryOptions({
  queryKey: [providerKeyList.name],
  queryFn: ({ signal }) => request(providerKeyList, {}, { signal, silent: true }),
});
