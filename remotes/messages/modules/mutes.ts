import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { messageMute, messageMutes } from '#shared/contracts';

/** Modules whose notifications the user does not want. */
export const mutesQuery = queryOptions({
  queryKey: [messageMutes.name],
  queryFn: ({ signal }) => request(messageMutes, {}, { signal, silent: true }),
});

/** Mutes a module or listens to it again; answers all muted ones. */
export function setMute(module: string, muted: boolean) {
  return request(messageMute, { module, muted });
}
