import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../core/idle/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';

const SessionWatch = lazy(() => import(/* webpackChunkName: "session-life" */ './session-watch.tsx'));

/** Watches the session once the page has nothing better to do. Where its code cannot be had, the next call asks to sign in. */
export function SessionLifeHost(): ReactElement | null {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <ErrorBoundary onCatch={() => undefined}>
      <Suspense fallback={null}>
        <SessionWatch />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
