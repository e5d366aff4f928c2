import { request } from 'shell/request';
import { clientOwnerRemove } from '#shared/contracts';

export const removeOwner = (clientId: string, userId: string): Promise<null> =>
  request(clientOwnerRemove, { clientId, userId });
