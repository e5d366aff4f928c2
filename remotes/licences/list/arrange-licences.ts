import type { Licence } from '#shared/contracts';
import { type LicenceStatus, licenceStatuses, statusOf } from './licence-status.ts';

export interface LicenceFilter {
  keyword: string;
  status: LicenceStatus | undefined;
}

export const noFilter: LicenceFilter = { keyword: '', status: undefined };

/** Those that a filter leaves, the ones that need attention first, then by their end. */
export function arrangeLicences(
  licences: readonly Licence[],
  { keyword, status }: LicenceFilter,
  now: number,
): Licence[] {
  const wanted = keyword.trim().toLowerCase();
  const matches = (licence: Licence): boolean =>
    [
      ...[licence.unitName, licence.unitEnName, licence.unitId],
      ...[licence.serviceName, licence.serviceEnName, licence.serverId],
    ].some((text) => text?.toLowerCase().includes(wanted));
  const rank = (licence: Licence): number => licenceStatuses.indexOf(statusOf(licence, now));
  return licences
    .filter((licence) => matches(licence) && (status === undefined || statusOf(licence, now) === status))
    .toSorted((a, b) => rank(a) - rank(b) || endOf(a) - endOf(b) || a.serverId.localeCompare(b.serverId));
}

/** How many there are of each status. */
export function countByStatus(
  licences: readonly Licence[],
  now: number,
): Readonly<Record<LicenceStatus, number>> {
  const counts = { unreadable: 0, expired: 0, ending: 0, active: 0 };
  for (const licence of licences) counts[statusOf(licence, now)] += 1;
  return counts;
}

function endOf({ endTime }: Licence): number {
  return endTime ?? Number.POSITIVE_INFINITY;
}
