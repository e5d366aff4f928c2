import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../core/idle/index.ts';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';

const PageFooter = lazy(() => import(/* webpackChunkName: "page-footer" */ './page-footer.tsx'));

/** Below the content, once the page has nothing better to do. */
export function PageFooterHost(): ReactElement | null {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <PageFooter />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
