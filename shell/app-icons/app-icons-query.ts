import { queryOptions } from '@tanstack/react-query';
import { desktopApps, myAppIcon, type SessionUser } from '#shared/contracts';
import { request } from '../request/index.ts';

/** The icon groups of a user as the platform answers them. */
export const appIconsQuery = ({ userId, unitId }: SessionUser) =>
  queryOptions({
    queryKey: [myAppIcon.name, userId, unitId],
    queryFn: ({ signal }) =>
      request(myAppIcon, { userId, unitId, appType: desktopApps }, { signal, silent: true }),
    staleTime: 60_000,
  });
