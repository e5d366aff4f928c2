import { findAppPage, type Icon, type IconGroup, type SessionUser } from '#shared/contracts';
import { iconPath } from './icon-path.ts';

/** The app of a user's desktop whose tile, or `/redirect/{name}`, leads to a path; undefined where none does. */
export function findIconOfPath(
  groups: readonly IconGroup[],
  path: string,
  user: Pick<SessionUser, 'unitType' | 'userType'>,
): Icon | undefined {
  const page = findAppPage(path);
  const named = page?.serverId === page?.code ? page?.code : undefined;
  const leadsHere = (icon: Icon): boolean => {
    const address = named === icon.code ? { ...icon, serverId: named } : icon;
    return iconPath(address, user, '').split(/[?#]/, 1)[0] === path;
  };
  return groups.flatMap(({ iconVMs }) => iconVMs).find(leadsHere);
}
