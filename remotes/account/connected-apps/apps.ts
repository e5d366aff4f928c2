import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, consentApps, consentRevoke } from '#shared/contracts';

export type ConnectedApp = AnswerOf<typeof consentApps>[number];

/** Apps of others that the user has allowed something. */
export const appsQuery = queryOptions({
  queryKey: [consentApps.name],
  queryFn: ({ signal }) => request(consentApps, {}, { signal, silent: true }),
});

/** Takes back what the user allowed an app. */
export function revokeApp({ clientId }: ConnectedApp): Promise<unknown> {
  return request(consentRevoke, { clientId });
}
