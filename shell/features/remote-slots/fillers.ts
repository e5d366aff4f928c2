import { pick, type RegistryEntry, type UserMenuPlace } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { useRegistry } from '../../core/registry/index.ts';
import { useUser } from '../../core/session/index.ts';

type Slots = NonNullable<RegistryEntry['slots']>;
type UserMenuEntry = NonNullable<Slots['userMenu']>[number];
type Filling = Pick<UserMenuEntry, 'names' | 'userTypes'>;

/** A card that a remote puts on the desktop. */
export interface DesktopCard {
  entry: RegistryEntry;
  /** In the language of the page. */
  name: string;
}

/** What remotes put into a place of the user menu, in the order of their names. */
export function useUserMenuEntries(place: UserMenuPlace): (UserMenuEntry & { name: string })[] {
  const isForUser = useIsForUser();
  return useRegistry().flatMap((remote) =>
    (remote.slots?.userMenu ?? [])
      .filter((each) => each.place === place && isForUser(each))
      .map((each) => ({ ...each, name: nameOf(each, remote) })),
  );
}

export function useDesktopCards(): DesktopCard[] {
  const isForUser = useIsForUser();
  return useRegistry().flatMap((entry) => {
    const card = entry.slots?.desktopCard;
    return card && isForUser(card) ? [{ entry, name: nameOf(card, entry) }] : [];
  });
}

function useIsForUser(): (filling: Filling) => boolean {
  const { userType } = useUser();
  return ({ userTypes }) => userTypes?.includes(userType) ?? true;
}

function nameOf({ names }: Filling, entry: RegistryEntry): string {
  return pick(names ?? entry.names, getLanguage());
}
