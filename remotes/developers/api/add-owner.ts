import { request } from 'shell/request';
import { clientOwnerAdd } from '#shared/contracts';

/** Makes somebody of the unit an owner. Fails silently: the form says what happened. */
export const addOwner = (clientId: string, loginName: string): Promise<null> =>
  request(clientOwnerAdd, { clientId, loginName }, { silent: true });
