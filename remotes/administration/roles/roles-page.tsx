import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { UnitView } from '../unit/unit-view.tsx';
import { RolesOfUnit } from './roles-of-unit.tsx';
import { rolesQuery } from './roles-query.ts';

/** The roles of a unit. */
export function RolesPage(): ReactElement {
  const [query, change] = useHashQuery(rolesQuery);
  return (
    <UnitView hasOwn chosen={query.unitId} onChoose={(unitId) => change((now) => ({ ...now, unitId }))}>
      {(unit) => <RolesOfUnit key={unit.unitId} unit={unit} />}
    </UnitView>
  );
}
