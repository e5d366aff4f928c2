import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { messageAudiences } from '#shared/contracts';

/** The classes of the own unit that the user may write to. */
export const audiencesQuery = queryOptions({
  queryKey: [messageAudiences.name],
  queryFn: ({ signal }) => request(messageAudiences, {}, { signal, silent: true }),
});
