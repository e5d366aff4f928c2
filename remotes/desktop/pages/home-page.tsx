import { type ReactElement, Suspense } from 'react';
import { Box, lazy } from 'shell/ui';
import { Backdrop } from '../components/backdrop.tsx';
import { GroupsSkeleton } from '../components/groups-skeleton.tsx';
import { Home } from '../components/home.tsx';
import { useIsArranging } from '../state/arranging.ts';

const ArrangePage = lazy(() => import(/* webpackChunkName: "arrange" */ './arrange-page.tsx'));

/** The home of a signed-in user: the apps, or the view in which they are arranged. */
export const HomePage = (): ReactElement => (
  <Box flex="1" padding="4" paddingInline={{ md: '6' }}>
    <Backdrop />
    {useIsArranging() ? (
      <Suspense fallback={<GroupsSkeleton />}>
        <ArrangePage />
      </Suspense>
    ) : (
      <Home />
    )}
  </Box>
);
