import { type ReactElement, Suspense } from 'react';
import { Box, lazy } from 'shell/ui';
import { useIsArranging } from '../arrange/arranging.ts';
import { GroupsSkeleton } from '../groups/groups-skeleton.tsx';
import { Backdrop } from './backdrop.tsx';
import { Home } from './home.tsx';

const ArrangePage = lazy(() => import(/* webpackChunkName: "arrange" */ '../arrange/arrange-page.tsx'));

/** The home of a signed-in user: the apps, or the view in which they are arranged. */
export function HomePage(): ReactElement {
  return (
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
}
