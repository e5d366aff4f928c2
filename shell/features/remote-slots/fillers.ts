import { isOpenTo, pick, type RegistryEntry, type UserMenuPlace } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { useMeets } from '../../core/permissions/index.ts';
import { useRegistry } from '../../core/registry/index.ts';
import { useUser } from '../../core/session/index.ts';
import { fitsShell } from '../app-releases/index.ts';

type Slots = NonNullable<RegistryEntry['slots']>;
type UserMenuEntry = NonNullable<Slots['userMenu']>[number];
type Filling = Pick<UserMenuEntry, 'names' | 'userTypes' | 'needs'>;

/** A filling of one place, and the remote that it comes from. */
interface Filled<Each extends Filling> {
  remote: RegistryEntry;
  filling: Each;
}

/** A card that a remote puts on the desktop. */
export interface DesktopCard {
  entry: RegistryEntry;
  /** In the language of the page. */
  name: string;
}

/** What remotes put into a place of the user menu, in the order of their names. */
export function useUserMenuEntries(place: UserMenuPlace): (UserMenuEntry & { name: string })[] {
  const filled = useFillings(({ userMenu = [] }) => userMenu.filter((each) => each.place === place));
  return filled.map(({ remote, filling }) => ({ ...filling, name: nameOf(filling, remote) }));
}

export function useDesktopCards(): DesktopCard[] {
  return useFillings(({ desktopCard }) => (desktopCard ? [desktopCard] : []))
    .filter(({ remote }) => fitsShell(remote))
    .map(({ remote, filling }) => ({ entry: remote, name: nameOf(filling, remote) }));
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
  return useFillings(({ todayCards = [] }) => todayCards.filter((each) => hasColumn || each.isOnNarrow))
    .map(({ remote, filling }) => ({ entry: remote, filling, heading: nameOf(filling, remote) }))
    .sort((one, other) => one.filling.position - other.filling.position);
}

/** The fillings for the user; the server is asked only where one depends on what she holds. */
function useFillings<Each extends Filling>(findIn: (slots: Slots) => readonly Each[]): Filled<Each>[] {
  const user = useUser();
  const forType = useRegistry()
    .flatMap((remote) => findIn(remote.slots ?? {}).map((filling): Filled<Each> => ({ remote, filling })))
    .filter(({ filling: { userTypes } }) => userTypes?.includes(user.userType) ?? true);
  const meets = useMeets(forType.map(needsOf).some((needs) => needs && !isOpenTo(user, needs)));
  return forType.filter((each) => meets(needsOf(each)));
}

function needsOf({ filling, remote }: Filled<Filling>) {
  return filling.needs ?? remote.audience.needs;
}

function nameOf({ names }: Filling, entry: RegistryEntry): string {
  return pick(names ?? entry.names, getLanguage());
}
