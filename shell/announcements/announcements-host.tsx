import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { Catch } from '../catch/index.ts';
import { whenIdle } from '../idle/index.ts';

const Announcements = lazy(() => import(/* webpackChunkName: "notices" */ './announcements.tsx'));

/** Shows announcements once the page has nothing better to do. */
export const AnnouncementsHost = (): ReactElement | null => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <Catch>
      <Suspense fallback={null}>
        <Announcements />
      </Suspense>
    </Catch>
  ) : null;
};
