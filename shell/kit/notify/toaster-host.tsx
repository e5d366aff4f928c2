import { type ReactElement, Suspense, useEffect } from 'react';
import { fetchWhenIdle } from '../../core/idle/index.ts';
import { ErrorBoundary, lazy } from '../error-boundary/index.ts';
import { VisuallyHidden } from '../ui/index.ts';
import { useNotices } from './notices.ts';

const Toaster = lazy(loadToaster);

/** Shows the toasts. Their look is fetched when the page is idle, so that it is there when the network is not. */
export function ToasterHost(): ReactElement {
  const notices = useNotices();
  useEffect(() => fetchWhenIdle(loadToaster), []);
  return (
    <>
      {/* Screen readers announce a live region only when it was there before its text. */}
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
}

function loadToaster() {
  return import(/* webpackChunkName: "over-page" */ './toaster.tsx');
}
