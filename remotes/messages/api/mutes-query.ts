import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { messageMutes } from '#shared/contracts';

/** Modules that the user does not want to be told of. */
export const mutesQuery = queryOptions({
  queryKey: [messageMutes.name],
  queryFn: ({ signal }) => request(messageMutes, {}, { signal, silent: true }),
});
