import { type ReactElement, Suspense, useEffect } from 'react';
import { ErrorBoundary, lazy } from '../error-boundary/index.ts';
import { fetchWhenIdle } from '../idle/index.ts';
import { VisuallyHidden } from '../ui/index.ts';
import { useNotices } from './notices.ts';

const loadToaster = () => import('./toaster.tsx');
const Toaster = lazy(loadToaster);

/** Shows the toasts. Their look is fetched when the page is idle, so that it is there when the network is not. */
export const ToasterHost = (): ReactElement => {
  const notices = useNotices();
  useEffect(() => fetchWhenIdle(loadToaster), []);
  return (
    <>
      {/* A live region is only heard when it was there before its text. */}
      <VisuallyHidden role="status">{notices.map(({ text }) => text).join('. ')}</VisuallyHidden>
      {notices.length > 0 ? (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
};
