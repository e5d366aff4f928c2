import { request } from 'shell/request';
import { clientDecide, type RegisteredClient } from '#shared/contracts';

/** Approves or declines the revision that the administrator sees; a newer one is a conflict. */
export function decideClient(
  { clientId, revision }: Pick<RegisteredClient, 'clientId' | 'revision'>,
  decision: 'approve' | 'decline',
  note: string,
): Promise<RegisteredClient> {
  return request(clientDecide, { clientId, revision, decision, note });
}
