import { request } from 'shell/request';
import { type ClientUnitState, clientUnitSet } from '#shared/contracts';

/** Switches an app for one unit; without a unit, for all that have not decided. */
export const setUnit = (
  clientId: string,
  unitId: string | undefined,
  state: ClientUnitState,
): Promise<null> => request(clientUnitSet, { clientId, state, ...(unitId === undefined ? {} : { unitId }) });
