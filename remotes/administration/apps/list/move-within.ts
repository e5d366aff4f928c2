import type { UnitAppGroup } from '#shared/contracts';

/** The groups after an app has taken the place of another one of its group; otherwise as they were. */
export function moveApp(groups: readonly UnitAppGroup[], from: string, to: string): UnitAppGroup[] {
  return groups.map((group) => {
    const codes = group.apps.map(({ code }) => code);
    return { ...group, apps: moveItem(group.apps, codes.indexOf(from), codes.indexOf(to)) };
  });
}

/** The groups after one has moved by some places. */
export function moveGroup(groups: readonly UnitAppGroup[], code: string, by: number): UnitAppGroup[] {
  const at = groups.findIndex((group) => group.code === code);
  return moveItem(groups, at, at + by);
}

/** The code of the app that stands some places from another one in its group; undefined at the end. */
export function neighbourOf({ apps }: UnitAppGroup, code: string, by: number): string | undefined {
  const at = apps.findIndex((app) => app.code === code);
  return at < 0 ? undefined : apps[at + by]?.code;
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || items[to] === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
