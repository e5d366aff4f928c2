import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { classQuery } from '../class/class-query.ts';
import { UnitView } from '../unit/unit-view.tsx';
import { ClassesOfUnit } from './classes-of-unit.tsx';

/** The classes of a unit. */
export function ClassesPage(): ReactElement {
  const [query, change] = useHashQuery(classQuery);
  return (
    <UnitView chosen={query.unitId} onChoose={(unitId) => change(() => ({ ...classQuery.empty, unitId }))}>
      {(unit) => <ClassesOfUnit key={unit.unitId} unit={unit} query={query} onChange={change} />}
    </UnitView>
  );
}
