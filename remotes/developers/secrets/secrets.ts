import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, clientSecretAdd, clientSecretList, clientSecretRemove } from '#shared/contracts';

export type Secret = AnswerOf<typeof clientSecretList>[number];

export function secretsQuery(clientId: string) {
  return queryOptions({
    queryKey: [clientSecretList.name, clientId],
    queryFn: ({ signal }) => request(clientSecretList, { clientId }, { signal, silent: true }),
  });
}

/** Adds a secret beside the one in use; only this answer contains it. */
export function addSecret(clientId: string): Promise<AnswerOf<typeof clientSecretAdd>> {
  return request(clientSecretAdd, { clientId });
}

/** From now on the secret counts no more. */
export function removeSecret(clientId: string, secretId: string): Promise<null> {
  return request(clientSecretRemove, { clientId, secretId });
}
