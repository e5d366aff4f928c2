import { request } from 'shell/request';
import { clientPkceSet, clientRemove, type RegisteredClient } from '#shared/contracts';

/** @param until a day such as `2027-01-31`; empty: PKCE is needed */
export function setPkce(clientId: string, until: string): Promise<RegisteredClient> {
  return request(clientPkceSet, { clientId, until });
}

/** Deletes an app that is not active, for good. */
export function removeClient(clientId: string): Promise<null> {
  return request(clientRemove, { clientId });
}
