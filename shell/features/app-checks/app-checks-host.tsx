import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../core/idle/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';

const AppChecks = lazy(() => import('./app-checks.tsx'));

/** Checks the app that is open, once the page has nothing better to do. */
export function AppChecksHost(): ReactElement | null {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <AppChecks />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
