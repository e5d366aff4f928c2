import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import {
  type AnswerOf,
  clientInvitationCreate,
  clientInvitationList,
  clientInvitationRemove,
} from '#shared/contracts';

export const invitationsQuery = queryOptions({
  queryKey: [clientInvitationList.name],
  queryFn: ({ signal }) => request(clientInvitationList, {}, { signal, silent: true }),
});

/**
 * Invites a program to register an app; only this answer contains the token.
 * Fails silently: the form says what happened.
 */
export function invite(label: string, days: number): Promise<AnswerOf<typeof clientInvitationCreate>> {
  return request(clientInvitationCreate, { label, days }, { silent: true });
}

export function removeInvitation(invitationId: string): Promise<null> {
  return request(clientInvitationRemove, { invitationId });
}
