import { request } from 'shell/request';
import { type ClientFields, clientUpdate, type RegisteredClient } from '#shared/contracts';

/** Changes an app, unless somebody else did after `revision`. Fails silently: the form says what happened. */
export function updateClient(
  { clientId, revision }: Pick<RegisteredClient, 'clientId' | 'revision'>,
  fields: ClientFields,
): Promise<RegisteredClient> {
  return request(clientUpdate, { clientId, revision, ...fields }, { silent: true });
}
