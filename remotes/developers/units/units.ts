import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { type ClientUnitState, clientUnitList, clientUnitSet } from '#shared/contracts';

export function unitsQuery(clientId: string) {
  return queryOptions({
    queryKey: [clientUnitList.name, clientId],
    queryFn: ({ signal }) => request(clientUnitList, { clientId }, { signal, silent: true }),
  });
}

/** Switches an app for one unit; without a unit, for all that have not decided. */
export function setUnit(clientId: string, unitId: string | undefined, state: ClientUnitState): Promise<null> {
  return request(clientUnitSet, { clientId, state, ...(unitId === undefined ? {} : { unitId }) });
}
