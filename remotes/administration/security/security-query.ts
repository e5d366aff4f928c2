import { queryOptions } from '@tanstack/react-query';
import { request } from 'shell/request';
import { secondStepUnit } from '#shared/contracts';
import { createHashQuery, text } from '#shared/hash-query';

/** Whose sign-in is shown; `unitId` is empty in a school. */
export const securityHash = createHashQuery('#/security', { unitId: text('unit', 64) });

export const secondStepUnitKey = [secondStepUnit.name];

/** Whether a unit asks its administrators for a second step, and who has one. */
export function secondStepUnitQuery(unitId: string) {
  return queryOptions({
    queryKey: [...secondStepUnitKey, unitId],
    queryFn: ({ signal }) => request(secondStepUnit, { unitId }, { signal, silent: true }),
  });
}
