import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { UnitView } from '../unit/unit-view.tsx';
import { OverviewOfUnit } from './overview-of-unit.tsx';
import { overviewHash } from './overview-query.ts';

/** How a unit stands, at a glance. */
export function OverviewPage(): ReactElement {
  const [query, change] = useHashQuery(overviewHash);
  return (
    <UnitView hasOwn chosen={query.unitId} onChoose={(unitId) => change((now) => ({ ...now, unitId }))}>
      {(unit) => <OverviewOfUnit key={unit.unitId} unit={unit} />}
    </UnitView>
  );
}
