import { pick, type RegistryEntry, type UserMenuPlace } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { useRegistry } from '../../core/registry/index.ts';
import { useUser } from '../../core/session/index.ts';
import { fitsShell } from '../app-releases/index.ts';

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
    return card && isForUser(card) && fitsShell(entry) ? [{ entry, name: nameOf(card, entry) }] : [];
  });
}

type TodayFilling = NonNullable<Slots['todayCards']>[number];

/** A card of the column "today". */
export interface TodayCard {
  entry: RegistryEntry;
  filling: TodayFilling;
  /** Its heading, in the language of the page. */
  heading: string;
}

/** The cards of the column, in their order; where there is no room for one, those that stand at the end of the desktop. */
export function useTodayCards({ hasColumn }: { hasColumn: boolean }): TodayCard[] {
  const isForUser = useIsForUser();
  return useRegistry()
    .flatMap((entry) =>
      (entry.slots?.todayCards ?? [])
        .filter((filling) => isForUser(filling) && (hasColumn || filling.isOnNarrow))
        .map((filling) => ({ entry, filling, heading: nameOf(filling, entry) })),
    )
    .sort((one, other) => one.filling.position - other.filling.position);
}

function useIsForUser(): (filling: Filling) => boolean {
  const { userType } = useUser();
  return ({ userTypes }) => userTypes?.includes(userType) ?? true;
}

function nameOf({ names }: Filling, entry: RegistryEntry): string {
  return pick(names ?? entry.names, getLanguage());
}
