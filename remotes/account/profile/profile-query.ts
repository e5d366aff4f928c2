import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { profileMine } from '#shared/contracts';

/** What the portal knows of the user. */
export const profileQuery = queryOptions({
  queryKey: [profileMine.name],
  queryFn: ({ signal }) => request(profileMine, {}, { signal, silent: true }),
});
