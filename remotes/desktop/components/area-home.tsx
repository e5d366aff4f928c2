import { lazy, type ReactElement, Suspense } from 'react';
import { useUser } from 'shell/session';
import { Skeleton } from 'shell/ui';

const AreaSchools = lazy(() => import(/* webpackChunkName: "area-schools" */ './area-schools.tsx'));

/** What the desktop of a bureau's administrators has besides the apps; nothing for everybody else. */
export const AreaHome = (): ReactElement | null => {
  const { userType, unitType } = useUser();
  if (userType !== 4 || unitType !== 1) return null;
  return (
    <Suspense fallback={<Skeleton height="48" />}>
      <AreaSchools />
    </Suspense>
  );
};
