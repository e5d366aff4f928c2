import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, clientOwnerAdd, clientOwnerList, clientOwnerRemove } from '#shared/contracts';

export type Owner = AnswerOf<typeof clientOwnerList>[number];

export function ownersQuery(clientId: string) {
  return queryOptions({
    queryKey: [clientOwnerList.name, clientId],
    queryFn: ({ signal }) => request(clientOwnerList, { clientId }, { signal, silent: true }),
  });
}

/** Makes somebody of the unit an owner. Fails silently: the form says what happened. */
export function addOwner(clientId: string, loginName: string): Promise<null> {
  return request(clientOwnerAdd, { clientId, loginName }, { silent: true });
}

export function removeOwner(clientId: string, userId: string): Promise<null> {
  return request(clientOwnerRemove, { clientId, userId });
}
