import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { UnitView } from '../unit/unit-view.tsx';
import { FamiliesOfUnit } from './families-of-unit.tsx';
import { familiesQuery } from './families-query.ts';

/** The families of a unit; of a head teacher those of her classes. */
export function FamiliesPage(): ReactElement {
  const [query, change] = useHashQuery(familiesQuery);
  return (
    <UnitView chosen={query.unitId} onChoose={(unitId) => change(() => ({ ...familiesQuery.empty, unitId }))}>
      {(unit) => <FamiliesOfUnit key={unit.unitId} unit={unit} query={query} onChange={change} />}
    </UnitView>
  );
}
