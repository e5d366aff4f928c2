import { request } from 'shell/request';
import { clientInvitationRemove } from '#shared/contracts';

export const removeInvitation = (invitationId: string): Promise<null> =>
  request(clientInvitationRemove, { invitationId });
