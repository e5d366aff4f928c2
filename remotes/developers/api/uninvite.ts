import { request } from 'shell/request';
import { clientInvitationRemove } from '#shared/contracts';

export const uninvite = (invitationId: string): Promise<null> =>
  request(clientInvitationRemove, { invitationId });
