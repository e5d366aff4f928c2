import { request } from 'shell/request';
import { clientDecide, type RegisteredClient } from '#shared/contracts';

/** Approves or declines what the administrator has before her, and nothing newer. */
export const decideClient = (
  { clientId, revision }: Pick<RegisteredClient, 'clientId' | 'revision'>,
  decision: 'approve' | 'decline',
  note: string,
): Promise<RegisteredClient> => request(clientDecide, { clientId, revision, decision, note });
