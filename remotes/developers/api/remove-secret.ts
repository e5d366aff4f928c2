import { request } from 'shell/request';
import { clientSecretRemove } from '#shared/contracts';

/** From now on the secret counts no more. */
export const removeSecret = (clientId: string, secretId: string): Promise<null> =>
  request(clientSecretRemove, { clientId, secretId });
