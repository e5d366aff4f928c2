import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { UnitView } from '../unit/unit-view.tsx';
import { appsQuery } from './apps-query.ts';
import { AppsOfUnit } from './list/apps-of-unit.tsx';

/** The apps of a unit. */
export function AppsPage(): ReactElement {
  const [query, change] = useHashQuery(appsQuery);
  return (
    <UnitView hasOwn chosen={query.unitId} onChoose={(unitId) => change((now) => ({ ...now, unitId }))}>
      {(unit) => <AppsOfUnit key={unit.unitId} unit={unit} />}
    </UnitView>
  );
}
