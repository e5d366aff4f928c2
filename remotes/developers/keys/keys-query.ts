import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { appKeyAdd, appKeyList, appKeyRemove, type PublisherKey } from '#shared/contracts';

/** The user's own publisher keys. */
export const keysQuery = queryOptions({
  queryKey: [appKeyList.name],
  queryFn: ({ signal }) => request(appKeyList, {}, { signal, silent: true }),
});

/** Fails silently: the form says what happened. */
export function addKey(name: string, publicKey: string): Promise<PublisherKey> {
  return request(appKeyAdd, { name, publicKey }, { silent: true });
}

export function removeKey(keyId: string): Promise<null> {
  return request(appKeyRemove, { keyId });
}
