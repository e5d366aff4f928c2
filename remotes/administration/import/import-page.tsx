import type { ReactElement } from 'react';
import { useHashQuery } from 'shell/app';
import { UnitView } from '../unit/unit-view.tsx';
import { importHash } from './import-hash.ts';
import { ImportHome } from './import-home.tsx';
import { JobOfUnit } from './job-of-unit.tsx';

/** People, classes, teaching and family links out of spreadsheets. */
export function ImportPage(): ReactElement {
  const [query, change] = useHashQuery(importHash);
  const { jobId } = query;
  return (
    <UnitView chosen={query.unitId} onChoose={(unitId) => change(() => ({ ...importHash.empty, unitId }))}>
      {(unit) =>
        jobId === '' ? (
          <ImportHome
            key={unit.unitId}
            unit={unit}
            onOpen={(next) => change((now) => ({ ...now, jobId: next }))}
          />
        ) : (
          <JobOfUnit
            key={jobId}
            unitId={unit.unitId}
            query={query}
            onChange={change}
            onLeave={() => change(({ unitId }) => ({ ...importHash.empty, unitId }))}
          />
        )
      }
    </UnitView>
  );
}
