import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type AnswerOf, consentApps } from '#shared/contracts';

export type ConnectedApp = AnswerOf<typeof consentApps>[number];

/** Apps of others that the user has allowed something. */
export const appsQuery = queryOptions({
  queryKey: [consentApps.name],
  queryFn: ({ signal }) => request(consentApps, {}, { signal, silent: true }),
});
