import { answer, type Route } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import { unitsCreate, unitsGet, unitsOverview, unitsSchools, unitsUpdate } from '#shared/contracts';
import { createSchool } from './create-school.ts';
import { listSchools } from './list-schools.ts';
import { readOverview } from './read-overview.ts';
import { getUnit } from './unit-row.ts';
import type { UnitsDeps } from './units-deps.ts';
import { updateUnit } from './update-unit.ts';

/** The calls of schools and bureaus; the gate asks who may. */
export function createUnitsRoutes(deps: UnitsDeps): Route[] {
  const { db } = deps;
  return [
    answer(unitsSchools, ({ principal }) => listSchools(db, principal)),
    answer(unitsGet, async ({ principal, payload }) =>
      getUnit(db, await requireUnit(db, principal, payload.unitId)),
    ),
    answer(unitsCreate, ({ payload, ...caller }) => createSchool(deps, caller, payload)),
    answer(unitsUpdate, ({ payload, ...caller }) => updateUnit(deps, caller, payload)),
    answer(unitsOverview, ({ principal, payload }) => readOverview(deps, principal, payload)),
  ];
}
