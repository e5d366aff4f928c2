import { type ReactElement, Suspense } from 'react';
import { useUser } from 'shell/session';
import { lazy, Skeleton } from 'shell/ui';
import { isAdministrator, isArea } from '#shared/contracts';

const AreaSchools = lazy(() => import(/* webpackChunkName: "area-schools" */ './area-schools.tsx'));

/** What the desktop of a bureau's administrators has besides the apps; nothing for everybody else. */
export function AreaHome(): ReactElement | null {
  const user = useUser();
  if (!isAdministrator(user) || !isArea(user)) return null;
  return (
    <Suspense fallback={<Skeleton height="48" />}>
      <AreaSchools />
    </Suspense>
  );
}
