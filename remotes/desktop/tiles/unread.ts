import type { Icon, UnreadCount } from '#shared/contracts';

const cap = 99;

/** The text of a badge, capped at `99+`; undefined where nothing is unread. */
export function badgeTextOf(count: number): string | undefined {
  if (!Number.isFinite(count) || count < 1) return undefined;
  return count > cap ? `${cap}+` : String(Math.floor(count));
}

/** The live count of an app where there is one, else the count that came with its icon. */
export function unreadOf(icon: Icon, counts: readonly UnreadCount[] | undefined): number {
  return counts?.find((entry) => entry.code === icon.code)?.num ?? icon.unReadCodeCount;
}
