import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { unitsGet, unitsOverview } from '#shared/contracts';
import { createHashQuery, text } from '#shared/hash-query';

/** Whose overview is shown; `unitId` is empty for the own unit. */
export const overviewHash = createHashQuery('#/overview', { unitId: text('unit', 64) });

/** How a unit stands. */
export function overviewQuery(unitId: string) {
  return queryOptions({
    queryKey: [unitsOverview.name, unitId],
    queryFn: ({ signal }) => request(unitsOverview, { unitId }, { signal, silent: true }),
  });
}

/** The names and campuses of a unit. */
export function unitQuery(unitId: string) {
  return queryOptions({
    queryKey: [unitsGet.name, unitId],
    queryFn: ({ signal }) => request(unitsGet, { unitId }, { signal, silent: true }),
  });
}
