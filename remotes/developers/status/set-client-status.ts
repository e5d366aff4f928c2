import { request } from 'shell/request';
import { clientSetStatus, type RegisteredClient } from '#shared/contracts';

/** Disables an app, whose tokens end at once, enables it, or asks an administrator for that. */
export function setClientStatus(
  clientId: string,
  action: 'disable' | 'enable' | 'request',
  note = '',
): Promise<RegisteredClient> {
  return request(clientSetStatus, { clientId, action, note });
}
