import type { Icon, IconGroup, SessionUser } from '#shared/contracts';
import { type Arrangement, isForUser, type Placed } from './arrange.ts';

/** What a preference keeps at most; more apps than this stay in the order of the platform. */
const limit = 500;

/** The arrangement after a move. */
export interface Moved {
  order: string[];
  placed: Placed[];
}

/**
 * What is arranged after one app has moved, within its group or into another one.
 * @param groups as they are shown now
 * @param arrangement what was arranged before; apps of its order that are hidden now keep a place behind the others
 * @param from code of the app that moves
 * @param to code of the app whose place it takes
 */
export function moveApp(
  groups: readonly IconGroup[],
  { order = [], placed = [] }: Arrangement,
  from: string,
  to: string,
): Moved {
  const has = (group: IconGroup, code: string): boolean => group.iconVMs.some((icon) => icon.code === code);
  const source = groups.find((group) => has(group, from));
  const target = groups.find((group) => has(group, to));
  const mover = source?.iconVMs.filter(({ code }) => code === from) ?? [];
  const moved = groups.map((group) => {
    if (!source || !target || (group !== source && group !== target)) return group;
    // Counted with the mover in it, so that within a group it really takes the place.
    const place = group.iconVMs.findIndex(({ code }) => code === to);
    const others = group.iconVMs.filter(({ code }) => code !== from);
    return { ...group, iconVMs: group === target ? others.toSpliced(place, 0, ...mover) : others };
  });
  const shown = codesOf(moved);
  const known = new Set(shown);
  const elsewhere = placed.filter(({ code }) => code !== from);
  const isElsewhere = target !== undefined && source !== undefined && source !== target;
  return {
    order: [...shown, ...order.filter((code) => !known.has(code))].slice(0, limit),
    placed: isElsewhere ? [...elsewhere, { code: from, group: target.code }].slice(-limit) : [...placed],
  };
}

/** Codes of what is hidden now: what the user said, and before she said anything what the platform knows. */
export function hiddenCodes(groups: readonly IconGroup[], { hidden }: Arrangement): string[] {
  return hidden
    ? [...hidden]
    : groups.flatMap(({ iconVMs }) => iconVMs.filter((icon) => icon.hidden).map(({ code }) => code));
}

/** The apps that the user has hidden and may bring back. */
export function hiddenApps(
  groups: readonly IconGroup[],
  user: SessionUser,
  arrangement: Arrangement,
): Icon[] {
  const codes = new Set(hiddenCodes(groups, arrangement));
  return groups.flatMap(({ iconVMs }) =>
    iconVMs.filter((icon) => codes.has(icon.code) && !icon.locked && isForUser(icon, user)),
  );
}

/** A list of codes with one more at its end, or without it. */
export function withCode(codes: readonly string[], code: string, isIn: boolean): string[] {
  const others = codes.filter((one) => one !== code);
  return (isIn ? [...others, code] : others).slice(0, limit);
}

function codesOf(groups: readonly IconGroup[]): string[] {
  return groups.flatMap(({ iconVMs }) => iconVMs.map(({ code }) => code));
}
