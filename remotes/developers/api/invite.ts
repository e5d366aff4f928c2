import { request } from 'shell/request';
import { type AnswerOf, clientInvitationCreate } from '#shared/contracts';

/** Invites a program to register an app; the token is told this once. */
export const invite = (label: string, days: number): Promise<AnswerOf<typeof clientInvitationCreate>> =>
  request(clientInvitationCreate, { label, days });
