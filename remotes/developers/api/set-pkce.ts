import { request } from 'shell/request';
import { clientPkceSet, type RegisteredClient } from '#shared/contracts';

/** @param until a day such as `2027-01-31`; empty: PKCE is needed */
export const setPkce = (clientId: string, until: string): Promise<RegisteredClient> =>
  request(clientPkceSet, { clientId, until });
