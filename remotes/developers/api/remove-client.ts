import { request } from 'shell/request';
import { clientRemove } from '#shared/contracts';

/** Deletes an app that is not active, for good. */
export const removeClient = (clientId: string): Promise<null> => request(clientRemove, { clientId });
