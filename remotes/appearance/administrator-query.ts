import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { roleUserXxSys } from '#shared/contracts';

/** Whether the user may set the theme of everybody in her unit. */
export function administratorQuery(userId: string) {
  return queryOptions({
    queryKey: [roleUserXxSys.name, userId],
    queryFn: ({ signal }) => request(roleUserXxSys, { userId }, { signal, silent: true }),
  });
}
