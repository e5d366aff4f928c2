import type { Licence } from '#shared/contracts';

/** Worst first, which is their order in lists; `unreadable`: nobody can say whether it holds. */
export const licenceStatuses = ['unreadable', 'expired', 'ending', 'active'] as const;
export type LicenceStatus = (typeof licenceStatuses)[number];

const dayMs = 86_400_000;

/** What ends within 90 days ends soon (H06). */
export const warningMs = 90 * dayMs;

/** @param now of the server: computers in schools are often wrong */
export function statusOf(
  { endTime, isReadable }: Pick<Licence, 'endTime' | 'isReadable'>,
  now: number,
): LicenceStatus {
  if (!isReadable) return 'unreadable';
  if (endTime === null) return 'active';
  if (endTime < now) return 'expired';
  return endTime <= now + warningMs ? 'ending' : 'active';
}

/** Whole days until the end, those since it as a negative number; undefined for what never ends. */
export function daysLeft({ endTime }: Pick<Licence, 'endTime'>, now: number): number | undefined {
  if (endTime === null) return undefined;
  const days = (endTime - now) / dayMs;
  return days < 0 ? Math.min(-1, Math.ceil(days)) : Math.ceil(days);
}
