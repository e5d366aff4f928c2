import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { UnitView } from '../unit/unit-view.tsx';
import { YearEnd } from '../year-end/year-end.tsx';
import { YearsOfUnit } from './years-of-unit.tsx';
import { yearsQuery } from './years-query.ts';

/** The school years of a unit, and the end of one. */
export function YearsPage(): ReactElement {
  const [query, change] = useHashQuery(yearsQuery);
  const show = (isEnding: boolean): void => change((now) => ({ ...now, isEnding }));
  return (
    <UnitView chosen={query.unitId} onChoose={(unitId) => change((now) => ({ ...now, unitId }))}>
      {(unit) =>
        query.isEnding ? (
          <YearEnd key={unit.unitId} unit={unit} onBack={() => show(false)} />
        ) : (
          <YearsOfUnit key={unit.unitId} unit={unit} onEnd={() => show(true)} />
        )
      }
    </UnitView>
  );
}
