import { queryOptions } from '@tanstack/react-query';
import { desktopApps, myAppIcon, type SessionUser } from '#shared/contracts';
import { request } from '../../core/request/index.ts';

/** The icon groups of a user as the platform answers them. */
export function appIconsQuery({ userId, unitId }: SessionUser) {
  return queryOptions({
    queryKey: [myAppIcon.name, userId, unitId],
    queryFn: ({ signal }) =>
      request(
        myAppIcon,
        { userId, unitId, appType: desktopApps },
        // The page asks by itself when the server reports a change: that keeps no session alive.
        { signal, silent: true, passive: true },
      ),
    staleTime: 60_000,
  });
}
