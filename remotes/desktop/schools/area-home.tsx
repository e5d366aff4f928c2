import { type ReactElement, Suspense } from 'react';
import { useMaySend } from 'shell/permissions';
import { useUser } from 'shell/session';
import { lazy, Skeleton } from 'shell/ui';
import { areaSchools, isArea } from '#shared/contracts';

const AreaSchools = lazy(() => import(/* webpackChunkName: "area-schools" */ './area-schools.tsx'));

/** The schools on the desktop of a bureau, for those who look after them; nothing for everybody else. */
export function AreaHome(): ReactElement | null {
  // Desktops of schools ask for no permissions.
  return isArea(useUser()) ? <OfBureau /> : null;
}

function OfBureau(): ReactElement | null {
  if (!useMaySend()(areaSchools)) return null;
  return (
    <Suspense fallback={<Skeleton height="48" />}>
      <AreaSchools />
    </Suspense>
  );
}
