import { type Icon, type IconGroup, isSchool, isStaff, type SessionUser } from '#shared/contracts';

/** An app in a group of the user's choice. */
export interface Placed {
  code: string;
  group: string;
}

/** What the user arranged; undefined where she left it to the platform. */
export interface Arrangement {
  /** Apps in her order; those it does not name stay behind them, in the order of the platform. */
  order?: readonly string[] | undefined;
  hidden?: readonly string[] | undefined;
  /** Groups that she put apps into; a group that is not there any more leaves them where the platform has them. */
  placed?: readonly Placed[] | undefined;
}

/** Apps that make sense in schools only (G11). */
const schoolApps: readonly string[] = ['base', 'edu'];

/** Whether an app may be shown to a user at all (G11, G14); servers that leave it to the page exist. */
export function isForUser(icon: Icon, { userType, unitType }: SessionUser): boolean {
  return (
    (icon.updateStatus !== 0 || icon.hidden) &&
    (!icon.limitUserType?.length || icon.limitUserType.includes(userType)) &&
    (icon.frontUserType === null || icon.frontUserType === userType) &&
    (isSchool({ unitType }) || !schoolApps.includes(icon.code))
  );
}

/** Arranges what the platform answered: its order is the base, what the user arranged here wins. */
export function arrangeApps(
  groups: readonly IconGroup[],
  user: SessionUser,
  { order = [], hidden, placed = [] }: Arrangement,
): IconGroup[] {
  const places = new Map(order.map((code, place) => [code, place]));
  const placeOf = ({ code }: Icon): number => places.get(code) ?? Number.MAX_SAFE_INTEGER;
  const isHidden = (icon: Icon): boolean =>
    !icon.locked && (hidden ? hidden.includes(icon.code) : icon.hidden);
  return placeApps(groups, placed)
    .map((group) => ({
      ...group,
      iconVMs: group.iconVMs
        .filter((icon) => isForUser(icon, user) && !isHidden(icon))
        .toSorted((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter((group) => group.iconVMs.length > 0)
    .toSorted((a, b) => first(a.iconVMs.map(placeOf)) - first(b.iconVMs.map(placeOf)));
}

/** Apps by their codes, in the order of the codes, without those that are not there. */
export function pickApps(groups: readonly IconGroup[], codes: readonly string[]): Icon[] {
  const apps = new Map(groups.flatMap((group) => group.iconVMs.map((icon) => [icon.code, icon])));
  return codes.flatMap((code) => apps.get(code) ?? []);
}

/** Whether a user has groups with headings and may change the order: staff of schools (G10, D-60). */
export function hasGroups(user: SessionUser): boolean {
  return isSchool(user) && isStaff(user);
}

/** The groups of the platform with the apps that the user put elsewhere in their new ones, behind the others. */
function placeApps(groups: readonly IconGroup[], placed: readonly Placed[]): readonly IconGroup[] {
  const known = new Set(groups.map(({ code }) => code));
  const wanted = new Map(
    placed.filter(({ group }) => known.has(group)).map(({ code, group }) => [code, group]),
  );
  if (wanted.size === 0) return groups;
  const isHome = (icon: Icon, group: IconGroup): boolean =>
    (wanted.get(icon.code) ?? group.code) === group.code;
  return groups.map((group) => ({
    ...group,
    iconVMs: [
      ...group.iconVMs.filter((icon) => isHome(icon, group)),
      ...groups.flatMap((other) =>
        other === group ? [] : other.iconVMs.filter(({ code }) => wanted.get(code) === group.code),
      ),
    ],
  }));
}

function first(places: readonly number[]): number {
  return Math.min(Number.MAX_SAFE_INTEGER, ...places);
}
