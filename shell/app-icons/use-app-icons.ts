import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type IconGroup, myAppIcon } from '#shared/contracts';
import { request } from '../request/index.ts';
import { useUser } from '../session/index.ts';

/** `appType` of the desktop's icons (specification 0§7). */
const desktopApps = 1;

const visible = (groups: IconGroup[]): IconGroup[] =>
  groups
    .map((group) => ({ ...group, iconVMs: group.iconVMs.filter((icon) => icon.updateStatus !== 0) }))
    .filter((group) => group.iconVMs.length > 0);

/** The app icon groups of the signed-in user without hidden apps; one query for header, desktop and apps. */
export const useAppIcons = (): UseQueryResult<IconGroup[]> => {
  const { userId, unitId } = useUser();
  return useQuery({
    queryKey: [myAppIcon.name, userId, unitId],
    queryFn: ({ signal }) =>
      request(myAppIcon, { userId, unitId, appType: desktopApps }, { signal, silent: true }).then(visible),
    staleTime: 60_000,
  });
};
