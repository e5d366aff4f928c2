import { isSchool, isTeacher, type SessionUser } from '#shared/contracts';

/** Icons in the first row at most (G08). */
export const maxIcons = 10;

/** Width that the row never exceeds, px: teachers in schools have more apps and get more (G08). */
const caps = { usual: 672, schoolTeacher: 780 } as const;

/** Width of the row at most, px, for a user. */
export function rowCapOf(user: Pick<SessionUser, 'userType' | 'unitType'>): number {
  return isTeacher(user) && isSchool(user) ? caps.schoolTeacher : caps.usual;
}

/** Width of a slot, px: about 60, so that ten icons and the arrow fill the row. */
export function slotWidthOf(cap: number): number {
  return Math.floor(cap / (maxIcons + 1));
}

/** How many of the apps stand in the row; one slot is kept for the arrow that opens the rest. */
export function countFitting(available: number, cap: number, total: number): number {
  const slots = Math.floor(Math.min(available, cap) / slotWidthOf(cap));
  return Math.max(0, Math.min(maxIcons, total, slots - 1));
}
