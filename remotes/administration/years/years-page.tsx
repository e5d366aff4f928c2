import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { UnitView } from '../unit/unit-view.tsx';
import { YearsOfUnit } from './years-of-unit.tsx';
import { yearsQuery } from './years-query.ts';

/** The school years of a unit. */
export function YearsPage(): ReactElement {
  const [query, change] = useHashQuery(yearsQuery);
  return (
    <UnitView chosen={query.unitId} onChoose={(unitId) => change((now) => ({ ...now, unitId }))}>
      {(unit) => <YearsOfUnit key={unit.unitId} unit={unit} />}
    </UnitView>
  );
}
