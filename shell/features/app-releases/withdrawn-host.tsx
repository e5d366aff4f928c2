import { type ReactElement, Suspense } from 'react';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import type { WithdrawnApp } from './release-state.ts';

// With the bars that are fetched while all is well.
const WithdrawnPage = lazy(() => import(/* webpackChunkName: "notices" */ './withdrawn-page.tsx'));

interface WithdrawnHostProps {
  app: WithdrawnApp;
  /** Where the page itself cannot be had. */
  plain: ReactElement;
}

/** Says that the app of the address was withdrawn. */
export function WithdrawnHost({ app, plain }: WithdrawnHostProps): ReactElement {
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={null}>
        <WithdrawnPage app={app} />
      </Suspense>
    </ErrorBoundary>
  );
}
