import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { providerKeyList, providerKeyRotate } from '#shared/contracts';

export const providerKeysQuery = queryOptions({
  queryKey: [providerKeyList.name],
  queryFn: ({ signal }) => request(providerKeyList, {}, { signal, silent: true }),
});

export function rotateKeys(): Promise<null> {
  return request(providerKeyRotate, {});
}
